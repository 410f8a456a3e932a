const TRIM_LIMIT = 32;
const SHORT_WORDS = 4;

/** Additions in the source that are no part of a trim's name: option codes, fleet words, internal notes. */
function bareName(raw: string): string {
  return raw
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\b(?:w\/|with |without |wo\/).*$/i, ' ')
    .replace(/["“”]/g, '')
    .replace(/[\s.,;:+&-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "LUXURY" becomes Luxury; short words and codes ("GXE", "SRT8", "XLT") keep their capitals. */
export function calmWord(word: string): string {
  if (word.length <= SHORT_WORDS || !/^[A-Z]+$/.test(word)) return word;
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** "L/LE/SE" is three trims, "R/T" and "S/C" are one: only parts that are names themselves are split. */
function parts(name: string): string[] {
  const bySlash = /\b[A-Z]\/[A-Z]\b(?!\/)/.test(name) ? [name] : name.split('/');
  return bySlash.flatMap((part) => part.split(/[,;]/));
}

/** The cleaned trim names in one entry of the source; none if nothing usable is left. */
export function trimNames(raw: string): string[] {
  const names = parts(bareName(raw))
    .map((part) => part.trim().split(' ').map(calmWord).join(' '))
    .map((name) => (/^(?:fleet|standard|std|all models?|none|n\/?a)$/i.test(name) ? 'Base' : name))
    .filter((name) => /^[\w]/.test(name) && name.length <= TRIM_LIMIT);
  return [...new Set(names)];
}

/** Picks the most frequent spelling of each name: "Sport", "SPORT" and "sport" are one (ignoring case and dashes). */
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
