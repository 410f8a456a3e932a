import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shopper, ShopperOptions } from './shopper';
import { root } from './system';
import { enter, leave } from './theBrowser';
import { within } from './within';

/** The browser's own message for an error status that is part of the story (an unknown ZIP is a 404). */
type Allowed = RegExp;

/** Chromium expects a preloaded file to be used within seconds of the load event; a slow machine or line needs longer. */
const LATE: Allowed = /was preloaded using link preload but not used within a few seconds/;

/** Fails if the console contains anything but expected messages. */
function expectSilence({ noise }: Shopper, allowed: readonly Allowed[]): void {
  const expected = [LATE, ...allowed];
  expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
}

/** Where a failed story keeps its picture and trace, without the extension. */
function keptFile(): string {
  const folder = join(root, '.shots/failed');
  mkdirSync(folder, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'story').replaceAll(/\W+/g, '-').slice(0, 120);
  return join(folder, name);
}

/** A screenshot of a failed story, next to the other screenshots. */
export async function keepPicture({ page }: Pick<Shopper, 'page'>): Promise<void> {
  const path = `${keptFile()}.png`;
  await page.screenshot({ path, fullPage: true, timeout: TIME_LIMITS.onPage }).catch(() => undefined);
}

/** Every action, request and console line of a failed story: `npx playwright-core show-trace <file>`. */
const keepTrace = ({ context }: Shopper): Promise<void> =>
  within(
    TIME_LIMITS.onPage,
    'the trace was not written',
    context.tracing.stop({ path: `${keptFile()}.zip` }),
  ).catch(() => undefined);

export interface StoryOptions extends ShopperOptions {
  /** Console lines that this story expects. */
  allowed?: readonly Allowed[];
}

/** One shopper's story from an empty browser to a silent end. A failure reports where the shopper was. */
export async function tell(
  work: (shopper: Shopper) => Promise<void>,
  options: StoryOptions = {},
): Promise<void> {
  const { allowed = [], ...shopperOptions } = options;
  const shopper = await enter(shopperOptions);
  // Without pictures of the page, whose script a page's own rules may refuse.
  await shopper.context.tracing.start();
  try {
    // Ends before jest's own timeout, which does not say where the shopper was.
    await within(TIME_LIMITS.story - 2 * TIME_LIMITS.onPage, 'the story did not end', work(shopper));
    expectSilence(shopper, allowed);
    // Removes the trace's temporary folder; a story may have closed its browser already.
    await shopper.context.tracing.stop().catch(() => undefined);
  } catch (error) {
    await keepPicture(shopper);
    await keepTrace(shopper);
    const where = `at ${shopper.page.url()}\nconsole: ${shopper.noise.join('\n') || 'silent'}`;
    // Jest prints the stack, which contains the old message.
    if (error instanceof Error) error.stack = `${where}\n\n${error.stack ?? error.message}`;
    throw error;
  } finally {
    await leave(shopper);
  }
}
