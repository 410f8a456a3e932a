import type { Browser } from 'playwright-core';
import { openTab } from './openTab';

export interface EmbedLoad {
  /** Milliseconds from the navigation of an empty partner's page to a field that can be typed in and keeps it. */
  usable: number;
  /** Addresses of the scripts that were loaded by then, the loader's included. */
  scripts: string[];
}

/** Runs in the page and in its frame: notes when the first field of the quote is there. */
const WATCH = `{
  const field = (root) => {
    for (const each of root.querySelectorAll('*')) {
      const found = each.shadowRoot && field(each.shadowRoot);
      if (found) return found;
    }
    return root.querySelector('input[name="zip_code"]');
  };
  const look = () => {
    const found = field(document);
    if (found && found.getClientRects().length > 0 && !found.disabled)
      noteField(performance.timeOrigin + performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * One cold load of an empty page with the element. The page is on the partner's origin, which the browser answers
 * itself, so that only the embed crosses the slow network; it is on the site's host, so that one process draws both.
 */
export async function embedLoad(
  browser: Browser,
  { site, partner, mode }: { site: string; partner: string; mode: 'frame' | 'inline' },
): Promise<EmbedLoad> {
  const { context, page } = await openTab(browser);
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  try {
    const body = `<!doctype html><title>Empty</title><link rel="icon" href="data:,"><script src="${site}/embed/v1.js" async></script><auto-quote partner="pk_example" mode="${mode}"></auto-quote>`;
    // A page that no server answered counts as a public one, which must be allowed to call this machine.
    await context.grantPermissions(['local-network-access'], { origin: partner });
    await context.route(`${partner}/empty`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    let note: ((at: number) => void) | undefined;
    const fieldAt = new Promise<number>((resolve) => (note = resolve));
    // A page cannot see into a frame of another origin; each reports to the bench itself.
    await context.exposeBinding('noteField', (_source, at: number) => note?.(at));
    await context.addInitScript({ content: WATCH });
    await page.goto(`${partner}/empty`, { waitUntil: 'commit' });
    const usable = (await fieldAt) - (await page.evaluate(() => performance.timeOrigin));
    return { usable, scripts: [...scripts] };
  } finally {
    await context.close();
  }
}
