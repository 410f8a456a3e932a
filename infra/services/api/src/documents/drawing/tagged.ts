import type { Sheet } from './sheet';

export type Tagged = PDFKit.PDFStructureElement;

/** A structure element with children; close it with `end`. */
export function openTag({ document }: Sheet, parent: Tagged, type: string): Tagged {
  const element = document.struct(type);
  parent.add(element);
  return element;
}

/** A list with bullets, which PDF/UA wants to be said of it. */
export function openList(sheet: Sheet, parent: Tagged): Tagged {
  const list = openTag(sheet, parent, 'L');
  // The library has no option for it.
  const dictionary: { data: Record<string, unknown> } = Reflect.get(list, 'dictionary');
  dictionary.data['A'] = { O: 'List', ListNumbering: 'Disc' };
  return list;
}

/** A structure element with text that `draw` draws; `language` if it differs from the paper's. */
export function tag(
  sheet: Sheet,
  parent: Tagged,
  type: string,
  draw: () => void,
  language: 'en' | 'es' | null = null,
): void {
  parent.add(sheet.document.struct(type, language === null ? {} : { lang: `${language}-US` }, draw));
}

/** A header cell, and whether it labels a row or a column. */
export function tagHeader(sheet: Sheet, parent: Tagged, scope: 'Row' | 'Column', draw: () => void): void {
  // The library's types lack `scope`.
  const options: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope };
  parent.add(sheet.document.struct('TH', options, draw));
}
