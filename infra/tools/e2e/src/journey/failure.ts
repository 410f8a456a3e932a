import type { Locator } from 'playwright-core';
import { button, type Walker } from './page';

/** The failure screen that replaces a remote. */
export const usefulScreen = (walker: Walker): Locator => screenOf(walker, walker.t('shell:failure.title'));

const screenOf = ({ page }: Walker, name: string): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name }) });

/** Waits for the failure screen, and checks that it names what is saved and offers retry, phone and email. */
export const seeUsefulScreen = (walker: Walker): Promise<void> => seeWaysOn(walker, usefulScreen(walker));

/** The same while the remote may still load. */
export const lateScreen = (walker: Walker): Locator => screenOf(walker, walker.t('shell:late'));

export const seeLateScreen = (walker: Walker): Promise<void> => seeWaysOn(walker, lateScreen(walker));

async function seeWaysOn({ t }: Walker, screen: Locator): Promise<void> {
  await screen.waitFor();
  await screen.getByText(t('shell:failure.kept')).waitFor();
  await screen.getByRole('button', { name: t('shell:failure.retry') }).waitFor();
  expect(await screen.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await screen.locator('a[href^="mailto:"]').count()).toBe(1);
}

export async function retry(walker: Walker): Promise<void> {
  await button(walker, walker.t('shell:failure.retry')).click();
}
