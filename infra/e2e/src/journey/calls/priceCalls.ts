import { paths } from '@shared/domain';
import { answer, arriveAt, button, stored, visit } from '../page';
import { priceShown } from '../rates';
import type { Caller, CallGroup, CallStory } from './callStory';

const openPrices = async (caller: Caller): Promise<void> => {
  await visit(caller, paths.rates(caller.held.quoteId));
  await priceShown(caller);
};

/** What has to be there before any price shows. */
const withThePrices: Omit<CallStory, 'name' | 'call'> = {
  withPage: true,
  before: (caller) => visit(caller, paths.review()),
  act: (caller) => visit(caller, paths.rates(caller.held.quoteId)),
  told: ({ page, t }) => page.getByText(t('rates:failure.title')),
  kept: async (caller) => expect(await stored(caller, 'quoteId')).toBe(caller.held.quoteId),
  again: (caller) => button(caller, caller.t('rates:failure.retry')).click(),
  done: async (caller) => void (await priceShown(caller)),
};

const tab = (caller: Caller, packageName: 'GOOD' | 'BETTER') => {
  const { t } = caller;
  const legend = t('rates:vehicles.legend', { vehicle: `${new Date().getFullYear() - 12} Honda Civic` });
  return answer(caller, legend, t(`rates:vehicles.${packageName}`));
};

const savingPackage: CallStory = {
  name: 'saving a package',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  before: openPrices,
  act: (caller) => tab(caller, 'BETTER').locator('xpath=ancestor::label[1]').click(),
  told: ({ page, t }) => page.getByText(t('vehicles:form.errorCoverage')),
  kept: async (caller) => {
    await tab(caller, 'GOOD').and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
    expect(await priceShown(caller)).toBeGreaterThan(0);
  },
  done: async (caller) => {
    await tab(caller, 'BETTER').and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
    await priceShown(caller);
  },
};

const buying: CallStory = {
  name: 'buying online',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ },
  before: openPrices,
  act: (caller) => button(caller, caller.t('rates:overview.buyOnline')).click(),
  told: ({ page, t }) => page.getByText(t('rates:failure.buy')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  done: (caller) => arriveAt(caller, paths.policyDetails()),
};

/** Prices, packages and buying, which comes last since it ends the quote's journey. */
export const priceCalls: CallGroup = {
  name: 'the prices',
  stage: 'rated',
  calls: [
    {
      name: 'the carriers',
      call: { method: 'GET', path: /^\/v2\/carriers\/getallcarriers$/ },
      ...withThePrices,
    },
    {
      name: 'rating',
      call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates$/ },
      inShortForm: true,
      ...withThePrices,
    },
    savingPackage,
    buying,
  ],
};
