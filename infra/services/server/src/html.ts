/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Part = string | number | Html | readonly Html[] | null;

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escape(String(part));
}

/** HTML with its values escaped; HTML values are inserted unchanged, and null is empty. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + textOf(parts[index] ?? null)).join(''));
