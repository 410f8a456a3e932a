import { scratchCopy, type Scratch } from '@infra/run/scratch';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeUsefulScreen } from '../journey/failure';
import { visit } from '../journey/page';
import { zipField } from '../journey/start';
import { tell } from '../system/story';
import { PORT_BASE, root, SITE } from '../system/system';
import { startDev, type DevProcess } from './devProcess';

/** A component of the quote's start screen, and the form around the ZIP field. */
const FORM = 'remotes/quote/src/steps/start/ZipForm.tsx';

let scratch: Scratch;
let dev: DevProcess | undefined;

beforeAll(() => {
  // Sources are edited, and other stories build from them.
  scratch = scratchCopy(root);
});
afterEach(() => dev?.stop());
afterAll(() => scratch.remove());

/** Marks the element that the component returns, as an edit of a developer. */
function edit(mark: string): void {
  const file = join(scratch.folder, FORM);
  const text = readFileSync(file, 'utf8').replace(/ data-edited="\w+"/, '');
  const edited = text.replace(/return \(\n(\s+)<(\w+)/, `return (\n$1<$2 data-edited="${mark}"`);
  expect(edited).not.toBe(text);
  writeFileSync(file, edited);
}

describe('developing one remote (architecture, Ways of running)', () => {
  test('alone: an edited component replaces the running one, and what was typed stays', async () => {
    dev = await startDev(scratch.folder, PORT_BASE + 140, ['--only', 'quote']);
    await tell(
      async (shopper) => {
        const { page } = shopper;
        await visit(shopper, '/');
        await zipField(shopper).fill('627');
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        edit('alone');
        await page.locator('[data-edited="alone"]').waitFor();
        expect(await zipField(shopper).inputValue()).toBe('627');
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      },
      { site: dev.site },
    );
  });

  test('in a deployed site: a build reloads the page, and the remote can be broken and repaired', async () => {
    dev = await startDev(scratch.folder, PORT_BASE + 170, ['--only', 'quote', '--against', SITE]);
    const { type, site } = dev;
    await tell(
      async (shopper) => {
        const { page } = shopper;
        await visit(shopper, '/quotes/new');
        await zipField(shopper).waitFor();
        edit('deployed');
        await page.locator('[data-edited="deployed"]').waitFor();
        for (const fault of ['kill', 'corrupt']) {
          type(fault);
          await seeUsefulScreen(shopper);
          type('repair');
          await page.locator('[data-edited="deployed"]').waitFor();
        }
        type('slow');
        // The static form stays until the remote comes.
        await page.locator('[data-edited="deployed"]').waitFor({ state: 'detached' });
        type('repair');
        await page.locator('[data-edited="deployed"]').waitFor();
      },
      { site, allowed: [/Failed to load resource|integrity|net::ERR|Failed to find a valid digest/] },
    );
  });
});
