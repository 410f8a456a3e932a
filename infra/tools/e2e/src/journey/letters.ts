import { randomUUID } from 'node:crypto';
// Imported directly, because the API has no entry for its letters' texts.
import { LETTER_TEXTS } from '../../../../services/api/src/mail/locales/letterTexts';
import type { Shopper } from '../system/shopper';
import { PORT_BASE } from '../system/system';
import { until } from '../system/until';
import { button, seeHeading, type Walker } from './page';

const MAIL_BOX = `http://localhost:${PORT_BASE + 24}`;

/** A separate address, because letters are limited by address. */
export const anAddress = (): string => `ann-${randomUUID()}@example.com`;

/** Opens the newest letter that mentions an address, once there are this many; returns its plain text. */
export async function openLetter({ page }: Walker, to: string, count = 1): Promise<string> {
  const hasCome = async () => {
    const [, ...listed] = (await (await fetch(MAIL_BOX)).text()).split('<li>');
    return listed.filter((letter) => letter.includes(to)).length >= count;
  };
  await until(hasCome, `letter ${count} that contains ${to}`);
  await page.goto(MAIL_BOX);
  const letters = page.getByRole('listitem').filter({ hasText: to });
  await letters.first().getByRole('link').click();
  return page.locator('pre').innerText();
}

/** Follows a link of the open letter into the window it opens. */
export async function follow(shopper: Shopper, name: string): Promise<Walker> {
  const opening = shopper.context.waitForEvent('page');
  await shopper.page.frameLocator('iframe').getByRole('link', { name }).click();
  return { ...shopper, page: await opening };
}

export const letterWords = ({ language }: Shopper) => LETTER_TEXTS[language].link;

/** Presses the button that exchanges the link. */
export async function openQuote(walker: Walker): Promise<void> {
  await seeHeading(walker, walker.t('shell:resumeLink.title'));
  await button(walker, walker.t('shell:resumeLink.open')).click();
}

/** The browser's message for a used link. */
export const SPENT = /status of 410.*\/v2\/resume/;
