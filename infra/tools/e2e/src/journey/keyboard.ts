import type { Locator, Page } from 'playwright-core';
import { answer, line, seeHeading, type Walker } from './page';

/** In a shadow root and in a frame too. */
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.matches(':focus')).catch(() => false);

/** Presses Tab until this has the focus, visibly; throws if it cannot be reached. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let step = 0; step < limit; step += 1) {
    if (await isFocused(target.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

/** Focuses a button or link and presses it. */
export async function press(page: Page, target: Locator, limit?: number): Promise<void> {
  await tabTo(page, target, limit);
  await page.keyboard.press('Enter');
}

/** Focuses a radio group and picks one with the arrow keys. */
export async function pick(page: Page, group: Locator, radio: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await radios.first().waitFor({ state: 'attached' });
  const inGroup = () => group.evaluate((element) => element.matches(':focus-within'));
  for (let step = 0; step < 80 && !(await inGroup()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < (await radios.count()) && !(await radio.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await radio.isChecked())) throw new Error(`The arrow keys do not reach ${radio.toString()}`);
}

/** Picks an answer of the group with this legend. */
export const pickIn = (walker: Walker, legend: string, label: string): Promise<void> =>
  pick(walker.page, walker.page.getByRole('group', { name: legend }), answer(walker, legend, label));

/** Types into the field with this label; focusing it selects its content, which is replaced. */
export async function typeIn(walker: Walker, label: string, text: string): Promise<void> {
  await tabTo(walker.page, line(walker, label));
  await walker.page.keyboard.type(text);
}

/** Moves down a list until this value is selected. */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  for (let step = 0; step < 80 && (await list.inputValue()) !== value; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await list.inputValue()).toBe(value);
}

/** Focuses a checkbox and checks it. */
export async function checkByKeyboard(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box, 200);
  if (!(await box.isChecked())) await page.keyboard.press('Space');
}

/** The heading of each new screen takes the focus, so that a screen reader announces it. */
export async function seeFocusedHeading(walker: Walker, name: string | RegExp): Promise<void> {
  await seeHeading(walker, name);
  await walker.page.locator('h1:focus').waitFor();
}
