import { everyScreen } from '../journey/everyScreen';
import {
  atWidth,
  axeFindings,
  overflow,
  rawTexts,
  USUAL_LETTERS,
  WIDTHS,
  withLetters,
} from '../journey/looks';
import { LANGUAGES } from '../journey/texts';
import { tell } from '../system/story';

describe('every screen, in both languages, at 360, 768 and 1280 px, and with letters twice as large', () => {
  test.each(LANGUAGES)(
    '%s: axe finds nothing, nothing sticks out, no bare text key, one main heading, the console is silent',
    (language) =>
      tell(
        async (shopper) => {
          const { page } = shopper;
          const findings: string[] = [];
          const seen: string[] = [];
          await everyScreen(shopper, async (name) => {
            seen.push(name);
            const headings = await page.getByRole('heading', { level: 1 }).count();
            if (headings !== 1) findings.push(`${name}: ${headings} main headings`);
            const lang = await page.evaluate(() => document.documentElement.lang);
            if (lang !== language) findings.push(`${name}: lang is ${lang}`);
            findings.push(...(await rawTexts(page)).map((each) => `${name}: ${each}`));
            for (const width of WIDTHS) {
              await atWidth(page, width);
              const found = [...(await axeFindings(page)), ...(await overflow(page))];
              findings.push(...found.map((each) => `${name} at ${width}: ${each}`));
            }
            await withLetters(page, 2 * USUAL_LETTERS);
            for (const width of [640, 1280]) {
              await atWidth(page, width);
              const found = await overflow(page);
              findings.push(...found.map((each) => `${name} at ${width}, letters twice as large: ${each}`));
            }
            await withLetters(page, USUAL_LETTERS);
          });
          expect(seen.length).toBeGreaterThanOrEqual(45);
          expect(findings).toEqual([]);
        },
        { language, allowed: [/status of 402/], deadlineMs: 590_000 },
      ),
    600_000,
  );
});
