import { randomFillSync } from 'node:crypto';

export const IV_BYTES = 12;

/** Drawn many at once, because requesting twelve bytes costs more than encrypting a quote. */
const drawn = new Uint8Array(IV_BYTES * 256);
let used = drawn.length;

/** 96 random bits, new for every encryption. */
export function newIv(): Uint8Array<ArrayBuffer> {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += IV_BYTES;
  return drawn.slice(used - IV_BYTES, used);
}
