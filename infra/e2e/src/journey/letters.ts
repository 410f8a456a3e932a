import { randomUUID } from 'node:crypto';
import { PORT_BASE } from '../system/system';
import { until } from '../system/until';
import type { Walker } from './page';

const MAIL_BOX = `http://localhost:${PORT_BASE + 24}`;

/** Letters are limited by address: nobody else writes to this one. */
export const anAddress = (): string => `ann-${randomUUID()}@example.com`;

/** Opens the newest letter in which an address stands, once there are so many; answers its plain text. */
export async function openLetter({ page }: Walker, to: string, count = 1): Promise<string> {
  const hasCome = async () => {
    const [, ...listed] = (await (await fetch(MAIL_BOX)).text()).split('<li>');
    return listed.filter((letter) => letter.includes(to)).length >= count;
  };
  await until(hasCome, `letter ${count} in which ${to} stands`);
  await page.goto(MAIL_BOX);
  const letters = page.getByRole('listitem').filter({ hasText: to });
  await letters.first().getByRole('link').click();
  return page.locator('pre').innerText();
}
