const ID = String.raw`(?:R\d+(?:-\d+)?|\d+(?:\.\d+)?-\d+)`;
const TAGS = new RegExp(String.raw`(?:\s*\[${ID}(?:, ${ID})*\])+$`);

const WHOLE = new RegExp(`^${ID}$`);

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => WHOLE.test(text);

/** Splits a test title into its sentence ids, `[2.3-4, R18]` at the end, and the title without them. */
export function idsOf(title: string): { ids: string[]; plain: string } {
  const tags = TAGS.exec(title)?.[0] ?? '';
  return { ids: tags.match(new RegExp(ID, 'g')) ?? [], plain: title.slice(0, title.length - tags.length) };
}
