import type { Locator } from 'playwright-core';
import { seeCount, type Walker } from './page';

export type ListName = 'vehicles' | 'drivers';

/** The buttons that each remove one item; the review has both lists, and a car's name begins with its year. */
export function removable({ page, t }: Walker, of: ListName): Locator {
  const whose = { vehicle: String.raw`\d{4} .+`, driver: String.raw`(?!\d{4} ).+` };
  const name = new RegExp(`^${t(`${of}:list.removeNamed`, whose)}$`);
  return page.locator('main').getByRole('button', { name, includeHidden: true });
}

/** The answer to the removal confirmation. */
export function removalAnswer({ page, t }: Walker, of: ListName, answer: 'confirm' | 'cancel'): Locator {
  return page.getByRole('dialog').getByRole('button', { name: t(`${of}:remove.${answer}`), exact: true });
}

/** Asks before removing, keeps the item on Cancel, and removes the first one on confirmation. */
export async function removeOne(walker: Walker, of: ListName): Promise<void> {
  const all = removable(walker, of);
  await all.first().waitFor();
  const before = await all.count();
  for (const answer of ['cancel', 'confirm'] as const) {
    await all.first().click();
    await removalAnswer(walker, of, answer).click();
    await walker.page.getByRole('dialog').waitFor({ state: 'detached' });
    await seeCount(all, answer === 'cancel' ? before : before - 1);
  }
}
