/**
 * A vPIC pattern over VIN positions 4 to 8 and, after "|", 10 to 17: one character, a set ("[A-D7]") or "*" for any
 * per position. It matches as a prefix. `null` is any character.
 */
type KeyPosition = ReadonlySet<string> | null;
export type Key = KeyPosition[];

/** I, O and Q occur in no VIN, but the source has a few by mistake. */
const VIN_CHARACTER = /^[A-HJ-NPR-Z0-9]$/;

/** Position of "|" in a parsed key: the check digit between both parts is never compared. */
const FIRST_PART = 5;

function expand(set: string): Set<string> {
  const characters = new Set<string>();
  for (const [, from = '', to = from] of set.matchAll(/(.)(?:-(.))?/g)) {
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1)
      characters.add(String.fromCharCode(code));
  }
  return characters;
}

function readPart(part: string): Key {
  return [...part.matchAll(/\[([^\]]*)\]|(.)/g)].map(([, set, one]) => {
    if (set !== undefined) return expand(set);
    return one === '*' || one === undefined ? null : new Set(one);
  });
}

/** Parses a pattern; positions after "|" follow the fifth. */
export function parseKey(pattern: string): Key {
  const [head = '', tail = ''] = pattern.split('|');
  const first = readPart(head).slice(0, FIRST_PART);
  if (!tail) return first;
  return [...first, ...Array<null>(FIRST_PART - first.length).fill(null), ...readPart(tail)];
}

/** The part of a VIN that patterns match: positions 4 to 8, then 10 to 17. */
export function vinDescriptor(vin: string): string {
  return vin.slice(3, 8) + vin.slice(9);
}

export function keyMatches(key: Key, descriptor: string): boolean {
  return key.every((position, at) => position === null || position.has(descriptor.charAt(at)));
}

/** How specific a pattern is: the number of positions it fixes. */
export function keyWeight(key: Key): number {
  return key.filter((position) => position !== null).length;
}

/** The cars that match both patterns, or null if there are none. */
export function intersectKeys(a: Key, b: Key): Key | null {
  const both: Key = [];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const left = a[at] ?? null;
    const right = b[at] ?? null;
    if (left === null || right === null) both.push(left ?? right);
    else {
      const common = new Set([...left].filter((character) => right.has(character)));
      if (common.size === 0) return null;
      both.push(common);
    }
  }
  return both;
}

/** Positions 4 to 8 as text, "*" where more than one character is possible. */
export function keyText(key: Key): string {
  return Array.from({ length: FIRST_PART }, (_, at) => {
    const one = key[at]?.size === 1 ? [...(key[at] ?? [])].join('') : '*';
    return VIN_CHARACTER.test(one) ? one : '*';
  }).join('');
}
