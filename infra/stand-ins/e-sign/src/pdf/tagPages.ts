import type { PdfTail } from './readTail';
import type { Tag } from './tag';
import {
  numberOf,
  type PdfDictionary,
  readArray,
  readCount,
  readDictionary,
  reference,
  spell,
  spellArray,
  UnknownPdf,
} from './values';

/** Objects by number, and the next number. */
export interface NewObjects {
  objects: Map<number, string>;
  next: () => number;
}

/** Writes an element and its children; drawn elements are passed to `place`. */
function writeTag(
  { objects, next }: NewObjects,
  tag: Tag,
  parent: string,
  place: (mark: NonNullable<Tag['mark']>, self: string) => string,
): string {
  const number = next();
  const self = reference(number);
  const { role, scope, mark } = tag;
  const kids = tag.kids.map((kid) => writeTag({ objects, next }, kid, self, place));
  const entries = new Map([
    ['Type', '/StructElem'],
    ['S', `/${role}`],
    ['P', parent],
    ['K', mark ? String(mark.id) : spellArray(kids)],
  ]);
  if (mark) entries.set('Pg', place(mark, self));
  if (scope) entries.set('A', `<< /O /Table /Scope /${scope} >>`);
  objects.set(number, spell(entries));
  return self;
}

/** A file's root structure element. */
function wholeOf(tail: PdfTail, tree: PdfDictionary) {
  const [at, ...others] = readArray(tree.get('K'));
  const whole = tail.objectAt(at);
  if (whole.get('S') !== '/Document' || others.length > 0) throw new UnknownPdf('another structure');
  return { number: numberOf(at), whole };
}

/** Tells new pages which structure elements are drawn on them. */
function withParents(tree: PdfDictionary, parents: readonly string[]): string {
  const map = readDictionary(tree.get('ParentTree'));
  if (map.has('Kids')) throw new UnknownPdf('another structure');
  const first = readCount(tree.get('ParentTreeNextKey'));
  const added = parents.flatMap((of, at) => [String(first + at), of]);
  const numbers = spellArray([...readArray(map.get('Nums')), ...added]);
  const next = first + parents.length;
  const limits = map.has('Limits') ? { Limits: `[0 ${next - 1}]` } : {};
  return spell(tree, {
    ParentTree: spell(map, { Nums: numbers, ...limits }),
    ParentTreeNextKey: String(next),
  });
}

/**
 * Appends an element drawn on new pages to a file's structure; returns each page's part of it. An untagged file stays
 * untagged. @throws UnknownPdf for another kind of structure.
 */
export function tagPages(tail: PdfTail, made: NewObjects, root: Tag, pages: readonly string[]): string[] {
  const at = tail.objectAt(tail.trailer.get('Root')).get('StructTreeRoot');
  if (at === undefined) return pages.map(() => '');
  const tree = tail.objectAt(at);
  const { number, whole } = wholeOf(tail, tree);
  const drawn = pages.map((): string[] => []);
  const part = writeTag(made, root, reference(number), (mark, self) => {
    const marks = drawn[mark.page] ?? [];
    marks[mark.id] = self;
    return pages[mark.page] ?? '';
  });
  made.objects.set(number, spell(whole, { K: spellArray([...readArray(whole.get('K')), part]) }));
  made.objects.set(numberOf(at), withParents(tree, drawn.map(spellArray)));
  const first = readCount(tree.get('ParentTreeNextKey'));
  return pages.map((_page, index) => `/StructParents ${first + index} /Tabs /S`);
}
