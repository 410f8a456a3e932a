import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../system';
import { type ElementRef, type WebDriver, WebDriverError } from './webDriver';

interface Found {
  elements: ElementRef[];
  visible: boolean[];
}

/** Finds elements in the page, or in the frame that a selector names. */
export interface Finder {
  driver: WebDriver;
  find(selector: string, frame: string | null): Promise<Found>;
}

/** The driver takes what lies under a fixed bar, or below its frame's window, for seen. */
export const TO_THE_MIDDLE = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

const NOTHING: Found = { elements: [], visible: [] };
const FIND = 'return globalThis.findInPage ? findInPage(arguments[0]) : null';
/** A document on its way out: asked again, there is the next one. */
const LEAVING = new Set(['stale element reference', 'no such frame', 'no such window', 'javascript error']);

/** The script that finds, for a page. */
function scriptOfPage(): string {
  const entry = join(root, 'infra/e2e/src/system/otherBrowsers/webkit/inPage.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

export function finderOf(driver: WebDriver): Finder {
  const script = scriptOfPage();
  const here = async (selector: string): Promise<Found> => {
    const found = await driver.run<Found | null>(FIND, selector);
    if (found !== null) return found;
    await driver.run(script);
    return driver.run<Found>(FIND, selector);
  };
  const find = async (selector: string, frame: string | null): Promise<Found> => {
    await driver.switchTo(null);
    if (frame === null) return here(selector);
    const [element] = (await here(frame)).elements;
    if (element === undefined) return NOTHING;
    // A frame of another origin cannot bring itself into the window.
    await driver.run(TO_THE_MIDDLE, element);
    await driver.switchTo(element);
    return here(selector);
  };
  return {
    driver,
    find: (selector, frame) =>
      find(selector, frame).catch((error: unknown) => {
        if (error instanceof WebDriverError && LEAVING.has(error.code)) return NOTHING;
        throw error;
      }),
  };
}
