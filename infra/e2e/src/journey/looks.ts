import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

export const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 900;

/** Pixels of a letter where nobody has set anything. */
export const USUAL_LETTERS = 16;

let axeSource: string | undefined;

/** What axe finds wrong on the screen that stands, as lines; empty where all is well. */
export async function axeFindings(page: Page | Frame): Promise<string[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated by the debugger, which the page's policy does not see; run anew for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const results = await page.evaluate<{
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  }>('axe.run(document, { preload: false, resultTypes: ["violations"] })');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}

/** How many pixels the page is wider than the window, and what sticks out; nothing where it fits. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Words that stand on two lines though a line has room for them; a hyphen may end a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (more.some(({ top }) => top - (first?.top ?? 0) > 4)) broken.push(`broken word ${word}`);
      }
    }
    return broken;
  });
}

/** Text keys and values left open that a person would read: `coverages:collision.name`, `{{amount}}`. */
export async function rawTexts(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const keys = text.match(/\{\{|(?<![@\w.-])[a-z][A-Za-z_]*(?:[.:][A-Za-z_]{2,})+/g) ?? [];
  return keys.filter((key) => !key.endsWith('.example')).map((key) => `raw text ${key}`);
}

/** A window of this width; the screen that stands is laid out anew. */
export async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // What asks for the width by script is drawn a frame later: a picture before that has room for both.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** A browser that was set to letters of this size (pixels), which `rem` and a layout's widths go by. */
export async function withLetters(page: Page, size: number): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await debug.detach();
}
