import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shopper, ShopperOptions } from './shopper';
import { root } from './system';
import { enter, leave } from './theBrowser';
import { within } from './within';

/** What the browser itself says of an answer that is part of the story (a ZIP that does not exist is a 404). */
type Allowed = RegExp;

/** Fails when the console said anything but what the story provoked. */
function expectSilence({ noise }: Shopper, allowed: readonly Allowed[] = []): void {
  expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
}

/** A picture of where a failed story stood, beside the other pictures. */
async function keepPicture({ page }: Shopper): Promise<void> {
  const folder = join(root, '.shots/failed');
  mkdirSync(folder, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'story').replaceAll(/\W+/g, '-').slice(0, 120);
  await page
    .screenshot({ path: join(folder, `${name}.png`), fullPage: true, timeout: TIME_LIMITS.onPage })
    .catch(() => undefined);
}

export interface StoryOptions extends ShopperOptions {
  /** Console lines that this story provokes. */
  allowed?: readonly Allowed[];
}

/** One shopper's story from an empty browser to a silent end. Where it fails, says where the shopper stood. */
export async function tell(
  work: (shopper: Shopper) => Promise<void>,
  options: StoryOptions = {},
): Promise<void> {
  const { allowed = [], ...shopperOptions } = options;
  const shopper = await enter(shopperOptions);
  try {
    // Ends before jest would: jest's own limit does not say where the shopper stood.
    await within(TIME_LIMITS.story - 2 * TIME_LIMITS.onPage, 'the story did not end', work(shopper));
    expectSilence(shopper, allowed);
  } catch (error) {
    await keepPicture(shopper);
    const where = `at ${shopper.page.url()}\nconsole: ${shopper.noise.join('\n') || 'silent'}`;
    // Jest prints the stack, which was written before.
    if (error instanceof Error) error.stack = `${where}\n\n${error.stack ?? error.message}`;
    throw error;
  } finally {
    await leave(shopper);
  }
}
