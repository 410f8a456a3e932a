import type { Sheet } from './sheet';

export type Tagged = PDFKit.PDFStructureElement;

/** A part of the structure with parts of its own; close it with `end`. */
export function openTag({ document }: Sheet, parent: Tagged, type: string): Tagged {
  const element = document.struct(type);
  parent.add(element);
  return element;
}

/** A part of the structure that is text: what `draw` draws; `language` where it is not the paper's own. */
export function tag(
  sheet: Sheet,
  parent: Tagged,
  type: string,
  draw: () => void,
  language: 'en' | 'es' | null = null,
): void {
  parent.add(sheet.document.struct(type, language === null ? {} : { lang: `${language}-US` }, draw));
}

/** A header cell, and what it is the header of. */
export function tagHeader(sheet: Sheet, parent: Tagged, scope: 'Row' | 'Column', draw: () => void): void {
  // The types of the library do not know `scope`.
  const options: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope };
  parent.add(sheet.document.struct('TH', options, draw));
}
