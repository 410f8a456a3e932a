import type { Shape } from '@shared/kit';

/** A shape and the named types it may refer to. */
export interface Typed {
  shape: Shape;
  types: Record<string, Shape>;
}

/** A field that does not fit: where it is, and why, as the end of a sentence about it. */
export interface Mismatch {
  field: string;
  why: string;
}

/**
 * `loose`: a text that may be anything fits a list of words, and an object whose fields are not described fits any,
 * because the two descriptions come from different sources.
 */
export interface Options {
  loose?: boolean;
}

const alternatives = (shape: Shape & { oneOf?: Shape[] }): Shape[] | null =>
  shape.anyOf ?? shape.oneOf ?? null;

function resolved({ shape, types }: Typed): Shape {
  const name = shape.$ref?.split('/').at(-1);
  return name === undefined ? shape : (types[name] ?? {});
}

const kindOfValue = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function kindsOf({ type, enum: values }: Shape): string[] {
  const kinds = values ? values.map(kindOfValue) : type === undefined ? [] : [type].flat();
  return [...new Set(kinds.map((kind) => (kind === 'integer' ? 'number' : kind)))];
}

const inside = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Two sides, compared part by part. */
class Comparison {
  private readonly seen = new Set<string>();

  constructor(
    private readonly given: Typed['types'],
    private readonly accepted: Typed['types'],
    private readonly loose: boolean,
  ) {}

  of(left: Shape, right: Shape, at = ''): Mismatch[] {
    if (left.$ref && right.$ref) {
      const pair = `${left.$ref} ${right.$ref}`;
      if (this.seen.has(pair)) return [];
      this.seen.add(pair);
    }
    const one = resolved({ shape: left, types: this.given });
    const other = resolved({ shape: right, types: this.accepted });
    return this.among(one, other, at) ?? this.ofOne(one, other, at);
  }

  /** Each of several shapes that may be given must fit one of those that are accepted. */
  private among(one: Shape, other: Shape, at: string): Mismatch[] | null {
    const ours = alternatives(one);
    if (ours) return ours.flatMap((each) => this.of(each, other, at));
    const theirs = alternatives(other);
    if (!theirs) return null;
    const kinds = kindsOf(one);
    const alike = theirs.filter((each) => {
      const known = kindsOf(resolved({ shape: each, types: this.accepted }));
      return known.length === 0 || kinds.length === 0 || kinds.some((kind) => known.includes(kind));
    });
    const found = (alike.length > 0 ? alike : theirs).map((each) => this.of(one, each, at));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }

  private ofOne(one: Shape, other: Shape, at: string): Mismatch[] {
    const [ours, theirs] = [kindsOf(one), kindsOf(other)];
    if (ours.length === 0 || theirs.length === 0) return [];
    const wrong = ours.filter((kind) => !theirs.includes(kind));
    if (wrong.length > 0) return [{ field: at, why: `is ${wrong.join(' or ')}, not ${theirs.join(' or ')}` }];
    return [
      ...this.words(one, other, at),
      ...(one.items && other.items ? this.of(one.items, other.items, inside(at, '*')) : []),
      ...(theirs.includes('object') ? this.fields(one, other, at) : []),
    ];
  }

  private words(one: Shape, other: Shape, at: string): Mismatch[] {
    if (!other.enum) return [];
    if (!one.enum) return this.loose ? [] : [{ field: at, why: 'may be a value that is not in the list' }];
    const unknown = one.enum.filter((value) => !other.enum?.includes(value));
    return unknown.map((value) => ({
      field: at,
      why: `may be ${JSON.stringify(value)}, which is not known`,
    }));
  }

  private fields(one: Shape, other: Shape, at: string): Mismatch[] {
    if (this.loose && !one.properties) return [];
    const [ours, theirs] = [one.properties ?? {}, other.properties ?? {}];
    const rest = other.additionalProperties;
    const missing = (other.required ?? []).filter((name) => !one.required?.includes(name));
    const more = Object.keys(ours).filter((name) => !(name in theirs));
    const why = (name: string) => (name in ours ? 'may be missing' : 'is missing');
    return [
      ...missing.map((name) => ({ field: inside(at, name), why: why(name) })),
      ...Object.entries(ours).flatMap(([name, shape]) => {
        const wanted = theirs[name] ?? (typeof rest === 'object' ? rest : null);
        return wanted ? this.of(shape, wanted, inside(at, name)) : [];
      }),
      ...(rest === false ? more.map((name) => ({ field: inside(at, name), why: 'is not accepted' })) : []),
    ];
  }
}

/** Where a value that one side gives is not what the other side accepts; empty if everything fits. */
export function mismatches(given: Typed, accepted: Typed, { loose = false }: Options = {}): Mismatch[] {
  return new Comparison(given.types, accepted.types, loose).of(given.shape, accepted.shape);
}
