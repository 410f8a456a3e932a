import type { Locator } from 'playwright-core';
import { button, type Walker } from './page';

/** The useful screen in a remote's place. */
export function usefulScreen({ page, t }: Walker): Locator {
  return page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: t('shell:failure.title') }) });
}

/** Waits for the useful screen, and that it says what is kept and offers retry, phone and e-mail. */
export async function seeUsefulScreen(walker: Walker): Promise<void> {
  const { t } = walker;
  const screen = usefulScreen(walker);
  await screen.waitFor();
  await screen.getByText(t('shell:failure.kept')).waitFor();
  await screen.getByRole('button', { name: t('shell:failure.retry') }).waitFor();
  expect(await screen.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await screen.locator('a[href^="mailto:"]').count()).toBe(1);
}

export async function retry(walker: Walker): Promise<void> {
  await button(walker, walker.t('shell:failure.retry')).click();
}
