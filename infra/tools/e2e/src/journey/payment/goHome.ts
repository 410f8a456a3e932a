import siteConfig from '../../../../../../hosts/shell/site.config.json';
import { button, type Walker } from '../page';

const isMarketing = ({ href }: URL): boolean => href.startsWith(siteConfig.marketingUrl);

/** From the policy to the marketing site, which nothing serves in a test. */
export async function goHome(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await page.route(isMarketing, (route) => route.fulfill({ contentType: 'text/html', body: 'welcome' }));
  await button(walker, t('bind:policy.home')).click();
  await page.waitForURL(isMarketing, { waitUntil: 'commit' });
}
