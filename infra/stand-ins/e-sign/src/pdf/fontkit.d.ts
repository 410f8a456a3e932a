/** The parts of fontkit that the certificate needs; the package has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    /** In the font's units. */
    advanceWidth: number;
  }
  export interface Subset {
    /** Adds a glyph once; returns its number in the subset. */
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): Subset;
  }
  export function openSync(path: string): Font;
}
