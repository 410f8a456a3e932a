import { APP_ID, type PageData } from '@shared/federation/page';
import type { Page } from 'playwright-core';
import type { RemoteName } from '../system/processes';

interface Place {
  live: { base: string; entry: string };
  previous: { base: string; entry: string } | null;
}

/** The page data in the HTML of a page. @throws Error if there is none */
export function pageDataIn(html: string): PageData {
  const [, block] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  if (block === undefined) throw new Error('a page without page data');
  return JSON.parse(block) as PageData;
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
