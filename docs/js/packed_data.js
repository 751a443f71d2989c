/* Data files of the site contain compressed JSON as text in base64, a fifth of its size. A data file stores the promise
   that `unpack` returns, so that a script awaits a packed value and a plain value in the same way. */
"use strict";
globalThis.unpack ??= async (text) => {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(plain).json();
};
