import type { Locator } from 'playwright-core';
import { tabTo } from './keyboard';
import { line } from './page';
import type { ReleaseSite, Watched } from '../system/releaseSite';
import type { Canary } from './canary';
import type { Shopper } from '../system/shopper';

/** Opens the release service's page and types a token, by keyboard only. */
export async function signIn(shopper: Shopper, token: string): Promise<void> {
  const { page, site } = shopper;
  await page.goto(site);
  await typeToken(shopper, token);
}

export async function typeToken({ page }: Shopper, token: string): Promise<void> {
  await tabTo(page, page.getByLabel('Release token'));
  await page.keyboard.type(token);
  await page.keyboard.press('Enter');
}

/** The sums of a part's versions. */
export const versionsOf = ({ page }: Shopper, part: string): Locator =>
  page.getByRole('region', { name: `Versions of ${part}`, exact: true });

/** The words of each row of a table, without its heads. */
export async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  const words = rows.slice(1).map(async (row) => {
    const cells = await row.locator('th, td').allInnerTexts();
    return cells.map((cell) => cell.trim());
  });
  return Promise.all(words);
}

const percent = (count: number, of: number): string => {
  const value = (100 * count) / of;
  return of === 0 ? '–' : `${Number(value.toFixed(value < 10 ? 1 : 0))}%`;
};

function time(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toFixed(2))} s`;
}

/** What the page must write of what the service says that it read (`GET /v1/watch`). */
function rowFor(role: string, { release, version, ...measured }: Watched): string[] {
  const { loads, loadFailures, errors, vitals } = measured;
  const shift = vitals['CLS']?.p75 ?? null;
  return [
    `${release} (${role})`,
    version,
    loads.toLocaleString('en-US'),
    percent(loadFailures, loads + loadFailures),
    percent(errors, Math.max(loads, errors)),
    time(vitals['LCP']?.p75),
    time(vitals['INP']?.p75),
    shift === null ? '–' : String(Number(shift.toFixed(3))),
  ];
}

const ORDER = ['live)', 'canary)', 'fallback)'];
const order = ([label = '']: string[]) => ORDER.findIndex((end) => label.endsWith(end));

/** The rows that the page must have of a part: the live release, the canary, and what its pages fell back to. */
export async function expectedRows(site: ReleaseSite, canary: Canary, part: string): Promise<string[][]> {
  const measured = (await site.watched()).filter((one) => one.part === part);
  const roleIn = ({ release, version }: Watched): string => {
    if (release === site.first) return 'live';
    return part === canary.part && version !== canary.version ? 'canary, fallback' : 'canary';
  };
  const rows = measured.map((one) => rowFor(roleIn(one), one));
  return rows.toSorted((a, b) => order(a) - order(b));
}

/** Opens a chart's table by keyboard, and returns it. */
export async function openTable({ page }: Shopper, part: string, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name: part, exact: true });
  await section.getByText(`${name} as a table`).press('Enter');
  const table = section.getByRole('region', { name: new RegExp(`^${name}, `) });
  await table.waitFor();
  return table;
}

/** Makes a link with the page's form, by keyboard, and returns its address. */
export async function makeLink(shopper: Shopper, what: RegExp | string, why: string): Promise<string> {
  const { page } = shopper;
  const list = page.getByRole('combobox', { name: 'What to open' });
  const label = await list.getByRole('option', { name: what }).innerText();
  await list.selectOption({ label });
  await line(shopper, 'Reason').fill(why);
  await page.keyboard.press('Enter');
  return (await page.getByRole('link', { name: /in a new tab$/ }).getAttribute('href')) ?? '';
}

const countIn = (cell: string): number => (cell === '–' ? 0 : Number(cell.replaceAll(',', '')));

/** The sums of a table's columns of counts. */
export async function sumsOf(table: Locator): Promise<number[]> {
  const rows = (await rowsOf(table)).map((row) => row.slice(1).map(countIn));
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
}
