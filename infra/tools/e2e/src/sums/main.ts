import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { startSystem } from '../system/system';
import type { Line } from './explain';
import { SUM_QUOTES, type SumQuote } from './quotes';
import { sumsOf } from './sumsOf';
import { tableOf } from './tableOf';

/** `npm run sums -- TX PA`: only the quotes of these states. */
const states = process.argv.slice(2);
const wanted = SUM_QUOTES.filter(({ state }) => states.length === 0 || states.includes(state));

const titleOf = ({ state, carrier, pays, language = 'en' }: SumQuote): string =>
  `${state}, ${carrier}, ${pays}, ${language}`;

/** `E2E_RUNNING` set: uses the running system on E2E_PORT_BASE, with its data there; else starts its own. */
const running = process.env['E2E_RUNNING'];
const system = running === undefined ? await startSystem() : null;
const server = await launchBrowserServer();
const read: Line[] = [];
let unread = 0;
try {
  const browser = await joinBrowser(server.wsEndpoint());
  for (const one of wanted) {
    const shopper = await newShopper(browser, one.language ? { language: one.language } : {});
    try {
      const lines = await sumsOf(shopper, one, running ?? system?.dataDir ?? '');
      read.push(...lines);
      console.log(`\n${titleOf(one)}\n${tableOf(lines)}`);
    } catch (error) {
      unread += 1;
      console.error(`\n${titleOf(one)}: stopped at ${shopper.page.url()}\n`, error);
    }
    await shopper.leave();
  }
} finally {
  await server.close();
  await system?.stop();
}
const differing = read.filter(({ ok }) => !ok).length;
console.log(
  `\n${wanted.length} quotes, ${read.length} amounts, ${differing} differ, ${unread} quotes not read to the end`,
);
process.exitCode = differing + unread === 0 && read.length > 0 ? 0 : 1;
