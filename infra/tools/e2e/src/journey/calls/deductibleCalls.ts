import { paths } from '@shared/domain';
import { visit } from '../page';
import { openSheet, priceShown } from '../rates';
import type { Caller, CallGroup, CallStory } from './callStory';
import { openPrices } from './priceCalls';

/** Good starts at 1,000 and also offers 500. */
const choice = ({ page, t }: Caller, amount: string) =>
  page
    .getByRole('group', { name: t('rates:deductible.legend', { coverage: t('coverages:collision.name') }) })
    .getByRole('radio', { name: amount });

const openDeductibles = async (caller: Caller): Promise<void> => void (await openSheet(caller, 'covered'));

const readingSteps: CallStory = {
  name: 'pricing another deductible',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\/changes/ },
  withPage: true,
  before: (caller) => visit(caller, paths.review()),
  act: async (caller) => {
    await openPrices(caller);
    await openDeductibles(caller);
  },
  message: ({ page, t }) => page.getByText(t('rates:deductible.unknown')).first(),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: ({ page, t }) =>
    page
      .getByRole('alert')
      .filter({ hasText: t('rates:deductible.unknown') })
      .first()
      .getByRole('button', { name: t('rates:failure.retry') })
      .click(),
  done: (caller) => choice(caller, '$500').waitFor(),
};

const press = (caller: Caller, amount: string) =>
  choice(caller, amount).locator('xpath=ancestor::label[1]').click();

const savingOne: CallStory = {
  name: 'saving another deductible',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  before: async (caller) => {
    await openPrices(caller);
    await openDeductibles(caller);
    await choice(caller, '$500').waitFor();
  },
  act: (caller) => press(caller, '$500'),
  message: ({ page, t }) => page.getByText(t('rates:deductible.failed')),
  kept: async (caller) => {
    await choice(caller, '$1,000').and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
    expect(await priceShown(caller)).toBeGreaterThan(0);
  },
  done: async (caller) => {
    await choice(caller, '$500').and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
    expect(await priceShown(caller)).toBeGreaterThan(0);
  },
};

/** A deductible: its cost, and choosing it. On a separate quote, because rating is limited per quote. */
export const deductibleCalls: CallGroup = {
  name: 'the deductibles',
  stage: 'rated',
  calls: [readingSteps, savingOne],
};
