/** Seven digits that do not begin with 0. */
const LOWEST = 1_000_000;
const COUNT = 9_000_000;
const HALF_BITS = 12;
const HALF = 2 ** HALF_BITS;
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A keyed digest in base64url. */
type Digest = (text: string) => string;

function shuffle(value: number, digest: Digest): number {
  const start = { left: Math.floor(value / HALF), right: value % HALF };
  const { left, right } = ROUNDS.reduce((half, round) => {
    const bits = Buffer.from(digest(`${round} ${half.right}`), 'base64url').readUInt16BE(0) % HALF;
    return { left: half.right, right: half.left ^ bits };
  }, start);
  return left * HALF + right;
}

/**
 * The nth serial of a policy number: unique for 9 million policies, and unpredictable without the key, which also
 * hides how many there are. A keyed permutation (Feistel network), repeated until the result is in range.
 */
export function policySerial(nth: number, digest: Digest): string {
  if (!Number.isInteger(nth) || nth < 0 || nth >= COUNT) throw new Error('policy numbers are used up');
  let serial = shuffle(nth, digest);
  while (serial >= COUNT) serial = shuffle(serial, digest);
  return String(LOWEST + serial);
}
