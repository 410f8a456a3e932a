import { paths } from '@shared/domain';
import { answer, arriveAt, button, stored, visit } from '../page';
import { priceCard, priceShown } from '../rates';
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
  // One that was changed before: the catalogue of packages is then at hand, and the call is made.
  before: async (caller) => {
    await openPrices(caller);
    await press(caller, 'LIABILITY');
    await seeTab(caller, 'LIABILITY');
    await caller.page.getByText(caller.t('rates:vehicles.saving')).waitFor({ state: 'detached' });
  },
  act: (caller) => press(caller, 'BETTER'),
  told: ({ page, t }) => page.getByText(t('common:alerts.coverage_failed')).first(),
  kept: (caller) => seeTab(caller, 'LIABILITY'),
  done: (caller) => seeTab(caller, 'BETTER'),
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

const changingPlan: CallStory = {
  name: 'rating by plan',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\?.*plan_code=/ },
  before: openPrices,
  act: (caller) => {
    const { t } = caller;
    const inFull = answer(caller, t('rates:plan.legend'), t('rates:plan.pay_in_full'));
    return inFull.locator('xpath=ancestor::label[1]').click();
  },
  told: ({ page, t }) => page.getByText(t('rates:plan.failed')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: (caller) => button(caller, caller.t('rates:failure.retry')).click(),
  done: async (caller) => {
    const { page, t } = caller;
    await page.getByText(t('rates:plan.failed')).waitFor({ state: 'detached' });
    await priceCard(caller).getByText(t('rates:plan.noPayments')).waitFor();
  },
};

const workingOutChanges: CallStory = {
  name: 'what would change the price',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\/changes/ },
  before: async (caller) => {
    await openPrices(caller);
    await caller.page.getByText(caller.t('rates:changes.heading')).waitFor();
  },
  act: ({ page, t }) => page.getByText(t('rates:changes.heading')).click(),
  told: ({ page, t }) => page.getByText(t('rates:changes.failed')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: ({ page, t }) =>
    page
      .getByRole('alert')
      .filter({ hasText: t('rates:changes.failed') })
      .getByRole('button', { name: t('rates:failure.retry') })
      .click(),
  done: async ({ page, t }) => {
    await page.getByText(t('rates:changes.failed')).waitFor({ state: 'detached' });
    await page.getByText(t('rates:changes.intro')).waitFor();
  },
};

/** Letters are limited by address: each quote has its own. */
const emailOf = ({ held }: Caller): string => `ann-${held.quoteId}@example.com`;
const field = ({ page }: Caller, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const inDialog = ({ page }: Caller, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const mailing: CallStory = {
  name: 'mailing the quote',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/send$/ },
  before: async (caller) => {
    const { t } = caller;
    await openPrices(caller);
    await button(caller, t('rates:ways.email')).click();
    await field(caller, t('rates:contact.email.to')).fill(emailOf(caller));
  },
  act: (caller) => inDialog(caller, caller.t('rates:contact.email.submit')).click(),
  told: ({ page, t }) => page.getByRole('dialog').getByText(t('rates:contact.email.failed')),
  kept: async (caller) =>
    expect(await field(caller, caller.t('rates:contact.email.to')).inputValue()).toBe(emailOf(caller)),
  done: (caller) =>
    caller.page.getByText(caller.t('rates:contact.email.sent', { email: emailOf(caller) })).waitFor(),
};

const askingAgent: CallStory = {
  name: 'asking an agent to make contact',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/contact_me$/ },
  before: async (caller) => {
    const { t } = caller;
    await openPrices(caller);
    await button(caller, t('rates:ways.agent')).click();
    await field(caller, t('rates:contact.agent.name')).fill('Ann Example');
    await field(caller, t('rates:contact.agent.to')).fill(emailOf(caller));
    await field(caller, t('rates:contact.agent.phone')).fill('3125550143');
  },
  act: (caller) => inDialog(caller, caller.t('rates:contact.agent.submit')).click(),
  told: ({ page, t }) => page.getByRole('dialog').getByText(t('rates:contact.agent.failed')),
  kept: async (caller) => {
    const { t } = caller;
    expect(await field(caller, t('rates:contact.agent.name')).inputValue()).toBe('Ann Example');
    expect(await field(caller, t('rates:contact.agent.to')).inputValue()).toBe(emailOf(caller));
  },
  done: ({ page, t }) => page.getByText(t('rates:contact.agent.sent')).waitFor(),
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
    changingPlan,
    workingOutChanges,
    mailing,
    askingAgent,
    buying,
  ],
};
