import type { Locator, Page } from 'playwright-core';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the focus stands on this; throws when it never comes there. The focus must be seen. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let step = 0; step < limit; step += 1) {
    if (await isFocused(target.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

/** Reaches a button or link and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a group of radios and picks one of them with the arrow keys, as a keyboard does. */
export async function pick(page: Page, group: Locator, radio: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await radios.first().waitFor({ state: 'attached' });
  const inGroup = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 80 && !(await inGroup()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < (await radios.count()) && !(await radio.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await radio.isChecked())) throw new Error(`The arrow keys do not reach ${radio.toString()}`);
}
