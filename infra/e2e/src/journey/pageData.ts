import { APP_ID } from '@shared/federation/page';
import type { Page } from 'playwright-core';
import type { RemoteName } from '../system/processes';

interface Place {
  live: { base: string; entry: string };
  previous: { base: string; entry: string } | null;
}

/** The release that this page was made of. */
export async function releaseOf(page: Page): Promise<string> {
  await page.locator(`#${APP_ID}`).waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const { release }: { release: string } = JSON.parse(
      document.getElementById('page-data')?.textContent ?? '{}',
    );
    return release;
  });
}

/** Where this page's release loads a remote from, and its fallback. */
export async function placeOf(page: Page, remote: RemoteName): Promise<Place> {
  // It comes after the page's data, which is complete by then.
  await page.locator(`#${APP_ID}`).waitFor({ state: 'attached' });
  return page.evaluate((name) => {
    const block = document.getElementById('page-data')?.textContent ?? '{}';
    const { remotes }: { remotes: Record<string, Place> } = JSON.parse(block);
    const place = remotes[name];
    if (!place) throw new Error(`no place for ${name}`);
    return place;
  }, remote);
}
