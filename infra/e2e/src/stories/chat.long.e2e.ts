import { paths } from '@shared/domain';
import type { FrameLocator } from 'playwright-core';
import { button, markDocument, isSameDocument, link, seeHeading, visit } from '../journey/page';
import { zipField } from '../journey/start';
import { holdPurchase } from '../system/heldPurchase';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { PORT_BASE, SITE } from '../system/system';

const CHAT = `http://localhost:${PORT_BASE + 23}`;

/** Opens the chat from the header; answers what stands in its frame. */
async function askForChat(shopper: Shopper): Promise<FrameLocator> {
  const { page, t } = shopper;
  // The static page's button is a picture of it.
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await button(shopper, t('shell:chat')).click();
  await page.getByRole('dialog', { name: t('shell:chat') }).waitFor();
  return page.frameLocator(`iframe[title="${t('shell:chatPanel.conversation')}"]`);
}

const ofChat = ({ wire }: Shopper): string[] => wire.seen.filter((address) => address.startsWith(CHAT));

/** What a page says of the chat before any script of it runs. */
async function pageAt(address: string): Promise<{ mayFrame: boolean; hasButton: boolean }> {
  const answer = await fetch(SITE + address);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { mayFrame: policy.includes(CHAT), hasButton: (await answer.text()).includes('aria-label="Chat"') };
}

describe('the chat of the header (specification 1, reading 23)', () => {
  test('nothing of it is asked of anybody before a person does; it answers, stays while one goes on, and goes', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await visit(shopper, paths.start());
      await zipField(shopper).waitFor();
      await page.waitForLoadState('networkidle');
      expect(ofChat(shopper)).toEqual([]);
      expect(shopper.wire.seen.filter((address) => /\/chat[^/]*\.js/.test(address))).toEqual([]);
      const chat = await askForChat(shopper);
      await chat.getByText(/demonstration agent\./).waitFor();
      await chat.getByRole('textbox').fill('Is a rental car covered?');
      await page.keyboard.press('Enter');
      await chat.getByText('A person would answer here', { exact: false }).waitFor();
      await markDocument(shopper);
      await link(shopper, t('shell:privacy')).first().click();
      await seeHeading(shopper, t('shell:privacyPage.title'));
      expect(await isSameDocument(shopper)).toBe(true);
      await chat.getByText('Is a rental car covered?').waitFor();
      await chat.getByRole('textbox').press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }));

  test('it is told who is named in the quote, by message: no address has the name [2.12-18]', () =>
    tell(async (shopper) => {
      await holdPurchase(shopper);
      await visit(shopper, paths.purchaseVehicles());
      const chat = await askForChat(shopper);
      await chat.getByText('Hello, Wilhelmina Quackenbush.', { exact: false }).waitFor();
      await chat.getByText('wilhelmina@example.com, (312) 555-0100', { exact: false }).waitFor();
      expect(ofChat(shopper).length).toBeGreaterThan(0);
      expect(ofChat(shopper).join(' ')).not.toMatch(/wilhelmina|quackenbush|555/i);
    }));

  test.each([paths.onlinePayment(), paths.cardDetails(), paths.signatures()])(
    'the page of %s has none, before any script too, and may not frame it [R23]',
    async (path) => {
      expect(await pageAt(path)).toEqual({ mayFrame: false, hasButton: false });
      expect(await pageAt(paths.contactUs())).toEqual({ mayFrame: true, hasButton: true });
    },
  );
});
