import { deflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { hex } from './hexStrings';
import type { NewObjects } from './tagPages';
import { reference, spell } from './values';

/** The letters of a typeface that a file uses. */
export interface Letters {
  font: Font;
  /** A drawable line as the codes of its letters, which become part of the file. */
  spell(line: string): string;
  /** Writes the font with only these letters; returns its reference. */
  embed(made: NewObjects): string;
}

/** Embedded fonts are named by six letters of their own. */
const TAGS = { plain: 'CERTPA', bold: 'CERTBA' };

const stream = (content: Buffer, entries: Record<string, string>): string =>
  `${spell(new Map(), { ...entries, Length: String(content.length) })}\nstream\n${content.toString('latin1')}\nendstream`;

/** Lets a reader copy, search and say the text. */
const unicodeMap = (codePoints: readonly number[]): string =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...codePoints.map((point, code) =>
      code === 0 ? '' : `1 beginbfchar <${hex(code)}> <${hex(point)}> endbfchar`,
    ),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ]
    .filter(Boolean)
    .join('\n');

function descriptorOf(
  { unitsPerEm, bbox, ascent, descent, capHeight }: Font,
  name: string,
  file: string,
): string {
  const scaled = (value: number) => String(Math.round((value * 1000) / unitsPerEm));
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled).join(' ');
  const heights = `/Ascent ${scaled(ascent)} /Descent ${scaled(descent)} /CapHeight ${scaled(capHeight)}`;
  return `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 ${heights} /StemV 80 /FontFile2 ${file} >>`;
}

/** A typeface of which only the letters that are drawn become part of a file, so that any reader shows them. */
export function lettersOf(font: Font, weight: keyof typeof TAGS): Letters {
  const subset = font.createSubset();
  const points: number[] = [0];
  const widths: number[] = [font.getGlyph(0).advanceWidth];
  const codeOf = (sign: string): string => {
    const point = sign.codePointAt(0) ?? 0;
    const glyph = font.glyphForCodePoint(point);
    const code = subset.includeGlyph(glyph.id);
    points[code] ??= point;
    widths[code] = glyph.advanceWidth;
    return hex(code);
  };
  return {
    font,
    spell: (line) => `<${Array.from(line, codeOf).join('')}>`,
    embed({ objects, next }) {
      const add = (source: string): string => {
        const number = next();
        objects.set(number, source);
        return reference(number);
      };
      const name = `${TAGS[weight]}+${font.postscriptName}`;
      const program = Buffer.from(subset.encode());
      const packed = { Filter: '/FlateDecode', Length1: String(program.length) };
      const descriptor = add(descriptorOf(font, name, add(stream(deflateSync(program), packed))));
      const across = widths.map((width) => Math.round((width * 1000) / font.unitsPerEm)).join(' ');
      const system = '<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
      const inside = add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo ${system} /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /W [0 [${across}]] >>`,
      );
      const said = add(stream(deflateSync(Buffer.from(unicodeMap(points))), { Filter: '/FlateDecode' }));
      return add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${inside}] /ToUnicode ${said} >>`,
      );
    },
  };
}
