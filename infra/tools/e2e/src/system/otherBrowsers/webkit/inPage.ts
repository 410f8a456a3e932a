import { Ivya } from 'ivya';
import { isElementVisible } from 'ivya/utils';

/**
 * Playwright's selector engine, for a browser that Playwright can't drive. It runs in the page, until the next document
 * loads.
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
