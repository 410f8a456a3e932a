const TRIM_LIMIT = 32;
const SHORT_WORDS = 4;

/** What the source adds to a trim that is no part of its name: option codes, fleet words, notes to itself. */
function bareName(raw: string): string {
  return raw
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\b(?:w\/|with |without |wo\/).*$/i, ' ')
    .replace(/["“”]/g, '')
    .replace(/[\s.,;:+&-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "LUXURY" reads Luxury; short words and codes ("GXE", "SRT8", "XLT") keep their capitals. */
export function calmWord(word: string): string {
  if (word.length <= SHORT_WORDS || !/^[A-Z]+$/.test(word)) return word;
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** "L/LE/SE" are three trims, "R/T" and "S/C" are one: only parts that stand for themselves are parted. */
function parts(name: string): string[] {
  const bySlash = /\b[A-Z]\/[A-Z]\b(?!\/)/.test(name) ? [name] : name.split('/');
  return bySlash.flatMap((part) => part.split(/[,;]/));
}

/** Names of the trims in one entry of the source, cleaned; none when nothing usable is left. */
export function trimNames(raw: string): string[] {
  const names = parts(bareName(raw))
    .map((part) => part.trim().split(' ').map(calmWord).join(' '))
    .map((name) => (/^(?:fleet|standard|std|all models?|none|n\/?a)$/i.test(name) ? 'Base' : name))
    .filter((name) => /^[\w]/.test(name) && name.length <= TRIM_LIMIT);
  return [...new Set(names)];
}

/** One spelling of each name, the one used most: "Sport", "SPORT" and "sport" are one (case and dashes aside). */
export class Spellings {
  private readonly counts = new Map<string, Map<string, number>>();

  static key(name: string): string {
    return name.toLowerCase().replace(/[^a-z0-9]/g, '');
  }

  add(name: string): void {
    const key = Spellings.key(name);
    const counts = this.counts.get(key) ?? new Map<string, number>();
    this.counts.set(key, counts.set(name, (counts.get(name) ?? 0) + 1));
  }

  best(name: string): string {
    const counts = this.counts.get(Spellings.key(name));
    const first = counts && [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
    return first?.[0] ?? name;
  }
}
