/* Data files of the site contain compressed JSON as text, a fifth of its size: two of 91 letters hold 13 bits. A data file
   stores the promise that `unpack` returns, so that a script awaits a packed value and a plain value in the same way. */
"use strict";
globalThis.unpack ??= async (text) => {
  /* The letters from `#` to `~` without the backslash, which is number 92. */
  const numberAt = (place) => { const code = text.charCodeAt(place); return code - (code > 92 ? 36 : 35); };
  const bytes = new Uint8Array(Math.floor((Math.floor(text.length / 2) * 13 + (text.length % 2) * 6) / 8));
  let [held, bits, size] = [0, 0, 0];
  for (let place = 0; place < text.length; place += 2) {
    const isPair = place + 1 < text.length; // a single letter at the end holds 6 bits
    held = isPair ? (held << 13) | (numberAt(place) * 91 + numberAt(place + 1)) : (held << 6) | numberAt(place);
    for (bits += isPair ? 13 : 6; bits >= 8 && size < bytes.length; size += 1) {
      bits -= 8;
      bytes[size] = held >> bits;
      held &= (1 << bits) - 1;
    }
  }
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(plain).json();
};
