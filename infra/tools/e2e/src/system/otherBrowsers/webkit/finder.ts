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

/** The driver also counts an element as visible if it is under a fixed bar or outside its frame's window. */
export const SCROLL_TO_MIDDLE = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

const NOTHING: Found = { elements: [], visible: [] };
const FIND = 'return globalThis.findInPage ? findInPage(arguments[0]) : null';
/** Errors of a document that is being replaced; a retry reaches the next one. */
const REPLACED = new Set(['stale element reference', 'no such frame', 'no such window', 'javascript error']);

/** Bundles `inPage.ts` into a script for the page. */
function bundleScript(): string {
  const entry = join(root, 'infra/tools/e2e/src/system/otherBrowsers/webkit/inPage.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

export function finderOf(driver: WebDriver): Finder {
  const script = bundleScript();
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
    // A frame of another origin cannot scroll itself into view.
    await driver.run(SCROLL_TO_MIDDLE, element);
    await driver.switchTo(element);
    return here(selector);
  };
  return {
    driver,
    find: (selector, frame) =>
      find(selector, frame).catch((error: unknown) => {
        if (error instanceof WebDriverError && REPLACED.has(error.code)) return NOTHING;
        throw error;
      }),
  };
}
