import { priceShown } from '../rates';
import type { Caller, CallGroup, CallStory } from './callStory';
import { openPrices } from './priceCalls';

/** Good starts at 1,000 and also offers 500. */
const slider = ({ page, t }: Caller) =>
  page.getByRole('slider', {
    name: t('rates:deductible.legend', { coverage: t('coverages:collision.name') }),
  });

const openDeductibles = ({ page, t }: Caller) =>
  page.getByText(t('rates:deductible.heading'), { exact: true }).click();

const readingSteps: CallStory = {
  name: 'pricing another deductible',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\/changes/ },
  before: async (caller) => {
    await openPrices(caller);
    await caller.page.getByText(caller.t('rates:deductible.heading'), { exact: true }).waitFor();
  },
  act: openDeductibles,
  message: ({ page, t }) => page.getByText(t('rates:deductible.unknown')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: ({ page, t }) =>
    page
      .getByRole('alert')
      .filter({ hasText: t('rates:deductible.unknown') })
      .getByRole('button', { name: t('rates:failure.retry') })
      .click(),
  done: (caller) => slider(caller).waitFor(),
};

const saveOne = ({ page, t }: Caller) =>
  page.getByRole('button', { name: t('rates:deductible.save', { amount: '$500' }), exact: true });

const savingOne: CallStory = {
  name: 'saving another deductible',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  before: async (caller) => {
    await openPrices(caller);
    await openDeductibles(caller);
    await slider(caller).focus();
    await caller.page.keyboard.press('Home');
    await saveOne(caller).waitFor();
  },
  act: (caller) => saveOne(caller).click(),
  message: ({ page, t }) => page.getByText(t('rates:deductible.failed')),
  kept: async (caller) => {
    expect(await slider(caller).getAttribute('aria-valuetext')).toContain('$500');
    expect(await priceShown(caller)).toBeGreaterThan(0);
  },
  done: async (caller) => {
    await saveOne(caller).waitFor({ state: 'detached' });
    expect(await slider(caller).getAttribute('aria-valuetext')).toContain('$500');
  },
};

/** A deductible: its cost, and choosing it. On a separate quote, because rating is limited per quote. */
export const deductibleCalls: CallGroup = {
  name: 'the deductibles',
  stage: 'rated',
  calls: [readingSteps, savingOne],
};
