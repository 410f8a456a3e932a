import { Ivya } from 'ivya';
import { isElementVisible } from 'ivya/utils';

/**
 * Playwright's way of finding elements, for a browser that Playwright can't drive: bundled and run in the page, where it
 * stays until the next document.
 */
const ivya = Ivya.create({ browser: 'webkit' });

interface Found {
  elements: Element[];
  visible: boolean[];
}

export function findIn(selector: string): Found {
  const elements = ivya.queryLocatorSelectorAll(selector, document);
  return { elements, visible: elements.map(isElementVisible) };
}

Object.assign(globalThis, { findInPage: findIn });
