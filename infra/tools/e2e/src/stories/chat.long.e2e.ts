import { paths } from '@shared/domain';
import type { FrameLocator } from 'playwright-core';
import { button, markDocument, isSameDocument, link, seeHeading, visit } from '../journey/page';
import { zipField } from '../journey/start';
import { holdPurchase } from '../system/heldPurchase';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { PORT_BASE, SITE } from '../system/system';

const CHAT = `http://localhost:${PORT_BASE + 23}`;

/** Opens the chat from the header; returns its frame's content. */
async function askForChat(shopper: Shopper): Promise<FrameLocator> {
  const { page, t } = shopper;
  // The static page's button has no function yet.
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await button(shopper, t('shell:chat')).click();
  await page.getByRole('dialog', { name: t('shell:chat') }).waitFor();
  return page.frameLocator(`iframe[title="${t('shell:chatPanel.conversation')}"]`);
}

const ofChat = ({ wire }: Shopper): string[] => wire.seen.filter((address) => address.startsWith(CHAT));

/** A page's chat markup and policy before any script runs. */
async function pageAt(address: string): Promise<{ mayFrame: boolean; hasButton: boolean }> {
  const answer = await fetch(SITE + address);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { mayFrame: policy.includes(CHAT), hasButton: (await answer.text()).includes('aria-label="Chat"') };
}

describe('the header chat (specification 1, reading 23)', () => {
  test('loads nothing until it is opened; it replies, stays across steps, and closes', () =>
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

  test('receives the name on the quote by message: no URL contains it [2.12-18]', () =>
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
    'the page of %s has none, even before any script, and may not frame it [R23]',
    async (path) => {
      expect(await pageAt(path)).toEqual({ mayFrame: false, hasButton: false });
      expect(await pageAt(paths.contactUs())).toEqual({ mayFrame: true, hasButton: true });
    },
  );
});
