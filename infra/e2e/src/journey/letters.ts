import { randomUUID } from 'node:crypto';
import { PORT_BASE } from '../system/system';
import type { Walker } from './page';

const MAIL_BOX = `http://localhost:${PORT_BASE + 24}`;

/** Letters are limited by address: nobody else writes to this one. */
export const anAddress = (): string => `ann-${randomUUID()}@example.com`;

/** Opens the newest letter in which an address stands, once there are so many; answers its plain text. */
export async function openLetter({ page }: Walker, to: string, count = 1): Promise<string> {
  const letters = page.getByRole('listitem').filter({ hasText: to });
  for (let look = 0; look < 60; look += 1) {
    await page.goto(MAIL_BOX);
    if ((await letters.count()) >= count) break;
    await page.waitForTimeout(250);
  }
  await letters.first().getByRole('link').click();
  return page.locator('pre').innerText();
}
