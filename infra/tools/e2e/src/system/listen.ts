import type { Page } from 'playwright-core';

/** Collects a page's console messages and uncaught errors. */
export function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    noise.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => noise.push(`pageerror: ${error.message}`));
}
