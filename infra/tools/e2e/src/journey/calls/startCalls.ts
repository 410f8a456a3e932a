import { paths } from '@shared/domain';
import { answer, arriveAt, button, choose, seeHeading, stored, visit } from '../page';
import { zipField } from '../start';
import { ONE_CITY_ZIP } from '../straightWay';
import type { Caller, CallGroup, CallStory } from './callStory';

/**
 * The failure screens here load in the background; a shopper who goes offline before that sees the shell's failure
 * screen instead.
 */
async function seeFailureFetched({ page }: Caller): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/startFailed.')),
  );
}

/** The start without a quote, with a ZIP typed. */
async function typeZipAnew(caller: Caller): Promise<void> {
  const { page } = caller;
  await visit(caller, paths.start());
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await zipField(caller).fill(ONE_CITY_ZIP);
  await seeFailureFetched(caller);
}

const fromZip: Omit<CallStory, 'name' | 'call'> = {
  before: typeZipAnew,
  act: (caller) => button(caller, caller.t('quotes:start.submit')).click(),
  message: ({ page, t }) => page.getByText(t('quotes:start.failedTitle', { zip: ONE_CITY_ZIP })),
  kept: ({ page, t }) => page.getByText(t('quotes:start.failedBody')).waitFor(),
  again: (caller) => button(caller, caller.t('quotes:start.retry')).click(),
  done: (caller) => arriveAt(caller, paths.editQuote()),
};

const editTitle = (caller: Caller) => seeHeading(caller, caller.t('quotes:edit.title'));

const ofTheQuote: Omit<CallStory, 'name' | 'call'> = {
  withPage: true,
  before: async (caller) => {
    await visit(caller, paths.editQuote());
    await editTitle(caller);
  },
  act: (caller) => visit(caller, paths.editQuote()),
  message: ({ page, t }) => page.getByText(t('quotes:load.failedTitle')),
  kept: async (caller) => {
    await caller.page.getByText(caller.t('quotes:load.kept')).waitFor();
    expect(await stored(caller, 'quoteId')).not.toBeNull();
  },
  again: (caller) => button(caller, caller.t('quotes:load.retry')).click(),
  done: editTitle,
};

/** From a ZIP to a quote. */
export const startCalls: CallGroup = {
  name: 'the start',
  stage: 'nobody',
  calls: [
    {
      name: 'looking up a ZIP',
      call: { method: 'GET', path: /^\/v2\/locations\/lookup\?/ },
      ...fromZip,
    },
    {
      name: 'making a quote',
      call: { method: 'POST', path: /^\/v2\/quotes$/ },
      ...fromZip,
      message: ({ page, t }) => page.getByText(t('quotes:start.notMadeTitle')),
      kept: ({ page, t }) => page.getByText(t('quotes:start.notMadeBody')).waitFor(),
    },
  ],
};

/** The quote itself, and the two questions. */
export const aboutCalls: CallGroup = {
  name: 'the quote and its two questions',
  stage: 'begun',
  calls: [
    { name: 'the server’s keys', call: { method: 'GET', path: /jwks\.json$/ }, ...ofTheQuote },
    { name: 'reading the quote', call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+$/ }, ...ofTheQuote },
    {
      name: 'saving the answers',
      call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ },
      drafted: true,
      before: async (caller) => {
        const { t } = caller;
        await visit(caller, paths.editQuote());
        await editTitle(caller);
        await choose(caller, t('quotes:edit.home'), t('quotes:edit.homeYes'));
        await choose(caller, t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
      },
      act: (caller) => button(caller, caller.t('quotes:edit.submit')).click(),
      message: ({ page, t }) => page.getByText(t('quotes:edit.failed')),
      kept: async (caller) => {
        const { t } = caller;
        const owned = answer(caller, t('quotes:edit.home'), t('quotes:edit.homeYes'));
        await owned.and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
      },
      done: (caller) => arriveAt(caller, paths.newVehicle()),
    },
  ],
};
