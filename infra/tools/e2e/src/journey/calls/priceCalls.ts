import { paths } from '@shared/domain';
import { answer, button, stored, visit } from '../page';
import { onceFor, openSheet, priceCard, priceShown } from '../rates';
import { receiptsShown } from '../receipt';
import type { Caller, CallGroup, CallStory } from './callStory';

export const openPrices = async (caller: Caller): Promise<void> => {
  await visit(caller, paths.rates(caller.held.quoteId));
  await priceShown(caller);
};

/** What must be visible before any price. */
const withThePrices: Omit<CallStory, 'name' | 'call'> = {
  withPage: true,
  before: (caller) => visit(caller, paths.review()),
  act: (caller) => visit(caller, paths.rates(caller.held.quoteId)),
  message: ({ page, t }) => page.getByText(t('rates:failure.title')),
  kept: async (caller) => expect(await stored(caller, 'quoteId')).toBe(caller.held.quoteId),
  again: (caller) => button(caller, caller.t('rates:failure.retry')).click(),
  done: async (caller) => void (await priceShown(caller)),
};

/** An offer other than the best one, whose steps load on demand. */
const pricingAnother: CallStory = {
  ...withThePrices,
  name: 'the steps of another price',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\?.*rate_id=/ },
  act: async (caller) => {
    await visit(caller, paths.rates(caller.held.quoteId, 1));
    await openSheet(caller, 'made');
  },
  message: ({ page, t }) => page.getByText(t('rates:receipt.noSteps')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: ({ page, t }) =>
    page
      .getByRole('alert')
      .filter({ hasText: t('rates:receipt.noSteps') })
      .getByRole('button', { name: t('rates:failure.retry') })
      .click(),
  done: async (caller) => {
    const factors = (await receiptsShown(caller)).flatMap(({ rows }) => rows.map(({ factor }) => factor));
    expect(factors.some((factor) => factor !== '')).toBe(true);
  },
};

const tab = (caller: Caller, packageName: 'LIABILITY' | 'BETTER') => {
  const { t } = caller;
  const legend = t('rates:vehicles.legend', { vehicle: `${new Date().getFullYear() - 12} Honda Civic` });
  return answer(caller, legend, t(`rates:vehicles.${packageName}`));
};

async function seeTab(caller: Caller, packageName: 'LIABILITY' | 'BETTER'): Promise<void> {
  await tab(caller, packageName).and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
  expect(await priceShown(caller)).toBeGreaterThan(0);
}

const press = (caller: Caller, packageName: 'LIABILITY' | 'BETTER') =>
  tab(caller, packageName).locator('xpath=ancestor::label[1]').click();

const savingPackage: CallStory = {
  name: 'saving a package',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  // Change one first, so that a failure shows that the saved one is kept.
  before: async (caller) => {
    await openPrices(caller);
    await press(caller, 'LIABILITY');
    await seeTab(caller, 'LIABILITY');
    await caller.page.getByText(caller.t('rates:vehicles.saving')).waitFor({ state: 'detached' });
  },
  act: (caller) => press(caller, 'BETTER'),
  // The shell also shows an alert, which disappears.
  message: ({ page, t }) => page.getByText(t('rates:trouble.saving')),
  kept: (caller) => seeTab(caller, 'LIABILITY'),
  done: (caller) => seeTab(caller, 'BETTER'),
};

const changingPlan: CallStory = {
  name: 'rating by plan',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\?.*plan_code=/ },
  before: openPrices,
  act: (caller) => {
    const { t } = caller;
    const inFull = answer(caller, t('rates:plan.legend'), t('rates:plan.pay_in_full'));
    return inFull.locator('xpath=ancestor::label[1]').click();
  },
  message: ({ page, t }) => page.getByText(t('rates:trouble.plan')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: (caller) => button(caller, caller.t('rates:failure.retry')).click(),
  done: async (caller) => {
    const { page, t } = caller;
    await page.getByText(t('rates:trouble.plan')).waitFor({ state: 'detached' });
    await priceCard(caller).getByText(onceFor(caller)).first().waitFor();
  },
};

/** The prices of this or another offer, by package and by plan. */
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
      ...withThePrices,
    },
    pricingAnother,
    savingPackage,
    changingPlan,
  ],
};
