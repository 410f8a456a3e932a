import { textOfPdf } from './payment/papers';
import type { Walker } from './page';

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of the printed screen, on one line. */
export async function printed({ page }: Walker): Promise<string> {
  return inOneLine(await textOfPdf(await page.pdf({ format: 'Letter' })));
}

const CONTROLS = 'header nav :is(a, button), footer nav a, main button, main a[class]';

/** Names of buttons and links, which do not belong on paper, except phone numbers and email addresses. */
export async function controlNames({ page }: Walker): Promise<string[]> {
  const names = await page.locator(`:is(${CONTROLS}):not([href^="tel:"], [href^="mailto:"])`).allInnerTexts();
  return [...new Set(names.map(inOneLine))].filter(Boolean);
}

/** The names that the paper contains. */
export const foundOn = (paper: string, names: readonly string[]): string[] =>
  names.filter((name) => paper.includes(name));

/** The facts that the paper does not contain, ignoring line breaks. */
export function missingFrom(paper: string, facts: readonly string[]): string[] {
  const words = bare(paper);
  return facts.filter((fact) => !words.includes(bare(fact)));
}
