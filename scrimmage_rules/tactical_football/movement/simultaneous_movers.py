"""Men who may move at the same time: the men of declared or made hand-offs, at most three (9.3.M)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.stages import Acts, HandOffs, Label, Labels, Movement, Positioning


def list_men_chained_by_hand_offs(stage: Positioning | Movement, *labels: Label) -> Labels:
    """Return these men and all men joined to them by a chain of hand-offs in the phase."""
    found = dict.fromkeys(labels)
    if isinstance(stage, Movement):
        for _ in stage.hand_offs:
            for each in stage.hand_offs:
                if each.man in found or each.to in found:
                    found |= {each.man: None, each.to: None}
    return tuple(found)


def list_men_movable_with_active(stage: Positioning | Movement) -> Labels:
    """Return the men who may move while the active man is moving, including himself."""
    return () if stage.active is None else list_men_chained_by_hand_offs(stage, stage.active)


def list_hand_offs_still_valid(stage: Movement, *labels: Label) -> HandOffs:
    """Return the hand-offs that are still valid if these men act: all hand-offs already made, and those that these men
    declared.
    """
    men = list_men_chained_by_hand_offs(stage, *labels)
    return tuple(each for each in stage.hand_offs if each.made or each.man in men)


def activate_man_in_phase(stage: Positioning | Movement, label: Label, acts: Acts) -> Positioning | Movement:
    """Return the phase with a man as the active one; other men are finished, and their declarations lapse (7.1.E)."""
    if isinstance(stage, Movement) and stage.hand_offs:
        return replace(stage, active=label, acts=acts, hand_offs=list_hand_offs_still_valid(stage, label))
    return replace(stage, active=label, acts=acts)


def remove_man_from_phase(stage: Positioning | Movement, gone: Label) -> Positioning | Movement:
    """Return the phase after a man left the field; his hand-off partners continue, declarations lapse."""
    acts = {label: act for label, act in stage.acts.items() if label != gone}
    if not isinstance(stage, Movement):
        return replace(stage, active=None, acts=acts)
    with_him = [
        label
        for label in _select_men_in_hand_offs(stage, list_men_chained_by_hand_offs(stage, gone))
        if label in acts and not acts[label].joined
    ]
    hand_offs = tuple(
        each for each in list_hand_offs_still_valid(stage, gone) if each.made or gone not in (each.man, each.to)
    )
    return replace(stage, active=with_him[-1] if with_him else None, acts=acts, hand_offs=hand_offs)


def _select_men_in_hand_offs(stage: Movement, labels: Labels) -> Labels:
    """Return those of the given men who take part in hand-offs of the phase, in the order of the hand-offs."""
    return tuple(label for each in stage.hand_offs for label in (each.man, each.to) if label in labels)
