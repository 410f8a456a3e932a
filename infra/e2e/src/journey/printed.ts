import { textOfPdf } from './payment/papers';
import type { Walker } from './page';

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the screen says on paper, in one line. */
export async function printed({ page }: Walker): Promise<string> {
  return inOneLine(textOfPdf(await page.pdf({ format: 'Letter' })));
}

const CONTROLS = 'header nav :is(a, button), footer nav a, main button, main a[class]';

/** The names of buttons and links that nobody can press on paper; a phone number or an email address is worth printing. */
export async function namesToPress({ page }: Walker): Promise<string[]> {
  const names = await page.locator(`:is(${CONTROLS}):not([href^="tel:"], [href^="mailto:"])`).allInnerTexts();
  return [...new Set(names.map(inOneLine))].filter(Boolean);
}

/** Which of these the paper says. */
export const saidOf = (paper: string, names: readonly string[]): string[] =>
  names.filter((name) => paper.includes(name));

/** Which of these the paper does not say, wherever its lines end. */
export function unsaidOf(paper: string, facts: readonly string[]): string[] {
  const words = bare(paper);
  return facts.filter((fact) => !words.includes(bare(fact)));
}
