import type { Locator, Page } from 'playwright-core';
import { answer, line, seeHeading, type Walker } from './page';

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
export async function press(page: Page, target: Locator, limit?: number): Promise<void> {
  await tabTo(page, target, limit);
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

/** Picks an answer of the group under this legend. */
export const pickIn = (walker: Walker, legend: string, label: string): Promise<void> =>
  pick(walker.page, walker.page.getByRole('group', { name: legend }), answer(walker, legend, label));

/** Types into the line under this label; what stood there is selected by reaching it, and gives way. */
export async function typeIn(walker: Walker, label: string, text: string): Promise<void> {
  await tabTo(walker.page, line(walker, label));
  await walker.page.keyboard.type(text);
}

/** Goes down a list until this value is chosen. */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  for (let step = 0; step < 80 && (await list.inputValue()) !== value; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await list.inputValue()).toBe(value);
}

/** Reaches a box and ticks it. */
export async function tickBox(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box, 200);
  if (!(await box.isChecked())) await page.keyboard.press('Space');
}

/** The focus goes to the heading of each new screen, so that a screen reader says where one is. */
export async function seeFocusedHeading(walker: Walker, name: string | RegExp): Promise<void> {
  await seeHeading(walker, name);
  await walker.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}
