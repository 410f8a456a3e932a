import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

export const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 900;

/** Default font size in pixels. */
export const USUAL_LETTERS = 16;

let axeSource: string | undefined;

/** The axe violations of the current screen, or of one element of it, as lines; empty if there are none. */
export async function axeFindings(page: Page | Frame, element?: string): Promise<string[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated by the debugger, which bypasses the page's policy; repeated for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const results = await page.evaluate<{
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  }>(
    `axe.run(${element ? JSON.stringify(element) : 'document'}, { preload: false, resultTypes: ["violations"] })`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}

/** What is wider than the window or, if nothing is, each control too narrow for its words. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth)
      return [...document.querySelectorAll('label, button, summary')]
        .filter((control) => control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1)
        .map((control) => `too narrow for its words: ${control.textContent}`);
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Words, numbers and VINs broken across two lines although one line has room; a hyphen may end a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (more.some(({ top }) => top - (first?.top ?? 0) > 4)) broken.push(`broken word ${word}`);
      }
    }
    return broken;
  });
}

/** Text keys and unfilled values visible to a person: `coverages:collision.name`, `{{amount}}`. */
export async function rawTexts(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const keys = text.match(/\{\{|(?<![@\w.-])[a-z][A-Za-z_]*(?:[.:][A-Za-z_]{2,})+/g) ?? [];
  return keys.filter((key) => !key.endsWith('.example')).map((key) => `raw text ${key}`);
}

/** Resizes the window; the current screen is laid out again. */
export async function atWidth(page: Page, width: number, height = HEIGHT): Promise<void> {
  await page.setViewportSize({ width, height });
  // The page learns of its new width a moment later.
  await page.waitForFunction((wide) => matchMedia(`(width: ${wide}px)`).matches, width);
  // Elements that read the width in a script render a frame later, so a screenshot before that would show
  // both.
  await painted(page);
}

const DOCK = 'main aside';

/** What the price dock of a phone lies over now: controls and messages, unless it is out of sight. */
const coveredNow = (page: Page): Promise<string[]> =>
  page.locator(DOCK).evaluate((dock) => {
    if (getComputedStyle(dock).opacity === '0') return [];
    const bar = dock.getBoundingClientRect();
    const controls = 'a, button, input, select, textarea, summary, label';
    const messages = '[role=alert], [role=status], [id$=-error]';
    const isUnder = (part: Element) => {
      const { top, bottom, left, right, height } = part.getBoundingClientRect();
      return height > 0 && top < bar.bottom && bar.top < bottom && left < bar.right && bar.left < right;
    };
    return [...document.querySelectorAll(`main :is(${controls}, ${messages})`)]
      .filter((part) => !dock.contains(part) && isUnder(part))
      .map((part) => `the dock covers ${part.outerHTML.slice(0, 120)}`);
  });

const isDockGone = (page: Page): Promise<boolean> =>
  page.locator(DOCK).evaluate((dock) => getComputedStyle(dock).opacity === '0');

/** Places down the page, beside its top. */
const PLACES = 6;

/** What the price dock lies over at some places down the page, and whether it is missing at the page's end. */
export async function underDock(page: Page): Promise<string[]> {
  if ((await page.locator(DOCK).count()) === 0) return [];
  const covered = new Set<string>();
  for (let place = 0; place <= PLACES; place += 1) {
    await page.evaluate((share) => {
      scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
    }, place / PLACES);
    await painted(page);
    for (const each of await coveredNow(page)) covered.add(each);
  }
  if (await isDockGone(page)) covered.add('the dock is out of sight at the end of the page');
  await page.evaluate(() => scrollTo(0, 0));
  return [...covered];
}

/** Resolves once the page is painted as it is now. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Sets the browser's font size (pixels), which `rem` and layout widths depend on. */
export async function withLetters(page: Page, size: number): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await debug.detach();
}
