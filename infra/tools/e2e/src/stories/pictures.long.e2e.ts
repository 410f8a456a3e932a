import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differenceOf, keepAs } from '../pictures/differenceOf';
import { tell } from '../system/story';
import { root } from '../system/system';

/** Drawings without letters, which another computer's fonts do not change. */
const PICTURES = ['cars', 'emblems', 'icons', 'scenes'] as const;
const LOOKS = {
  light: {},
  dark: { colorScheme: 'dark' },
  contrast: { forcedColors: 'active' },
} as const;
/** The largest share of pixels that may differ. A changed color or shape of one drawing differs in more. */
const TOLERANCE = 0.002;
const GALLERY = join(root, '.shots/gallery/index.html');

beforeAll(() => void execFileSync('npm', ['run', '--silent', 'gallery'], { cwd: root }));

describe('the gallery looks as it did (`KEEP_PICTURES=1` keeps what it looks like now)', () => {
  test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])('%s', async (look) => {
    await tell(
      async ({ page }) => {
        await page.goto(pathToFileURL(GALLERY).href);
        for (const name of PICTURES) {
          const taken = await page.locator(`[data-picture="${name}"]`).screenshot({ animations: 'disabled' });
          if (process.env['KEEP_PICTURES'] === '1') keepAs(`${name}-${look}`, taken);
          expect(differenceOf(taken, `${name}-${look}`)).toBeLessThanOrEqual(TOLERANCE);
        }
      },
      { ...LOOKS[look], viewport: { width: 1280, height: 900 } },
    );
  });

  test('another color of one drawing is seen', async () => {
    await tell(
      async ({ page }) => {
        await page.goto(pathToFileURL(GALLERY).href);
        await page.evaluate(() => document.documentElement.style.setProperty('--ui-clay', '#3f6fb5'));
        const taken = await page.locator('[data-picture="cars"]').screenshot();
        expect(differenceOf(taken, 'cars-light', 'cars-another-color')).toBeGreaterThan(TOLERANCE);
      },
      { viewport: { width: 1280, height: 900 } },
    );
  });
});
