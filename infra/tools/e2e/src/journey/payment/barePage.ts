import type { Shopper } from '../../system/shopper';
import { visit } from '../page';

/** The real page with its policy and its guard, without the app, because this tests what the page allows. */
export async function openBarePage(shopper: Shopper, path: string): Promise<void> {
  shopper.wire.disturb({
    match: (url) => url.href === shopper.site + path,
    change: (body) => Buffer.from(body.toString().replaceAll(/<script defer [^>]*><\/script>/g, '')),
  });
  await visit(shopper, path);
  await shopper.page.locator('#portal').waitFor({ state: 'attached' });
}

/** Adds a script to the page; says whether the page let it run. */
export const loadScript = ({ page }: Shopper, address: string): Promise<'ran' | 'refused'> =>
  page.evaluate(
    (src) =>
      new Promise<'ran' | 'refused'>((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.addEventListener('load', () => resolve('ran'));
        script.addEventListener('error', () => resolve('refused'));
        document.head.append(script);
      }),
    address,
  );
