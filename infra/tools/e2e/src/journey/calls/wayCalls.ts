import { paths } from '@shared/domain';
import { arriveAt, button, inDialog, visit } from '../page';
import { closeSheet, openSheet, priceShown } from '../rates';
import type { Caller, CallGroup, CallStory } from './callStory';
import { openPrices } from './priceCalls';

const workingOutChanges: CallStory = {
  name: 'loading what would change the price',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/rates\/changes/ },
  withPage: true,
  before: (caller) => visit(caller, paths.review()),
  act: async (caller) => {
    await openPrices(caller);
    await openSheet(caller, 'made');
  },
  message: ({ page, t }) => page.getByText(t('rates:changes.failed')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  again: ({ page, t }) =>
    page
      .getByRole('alert')
      .filter({ hasText: t('rates:changes.failed') })
      .getByRole('button', { name: t('rates:failure.retry') })
      .click(),
  done: async (caller) => {
    const { page, t } = caller;
    await page.getByText(t('rates:changes.failed')).waitFor({ state: 'detached' });
    await page.getByText(t('rates:changes.intro')).waitFor();
    await closeSheet(caller);
  },
};

/** Letters are limited by address, so each quote uses its own. */
const emailOf = ({ held }: Caller): string => `ann-${held.quoteId}@example.com`;
const field = ({ page }: Caller, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });

const mailing: CallStory = {
  name: 'emailing the quote',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/send$/ },
  before: async (caller) => {
    const { t } = caller;
    await openPrices(caller);
    await button(caller, t('rates:ways.email')).click();
    await field(caller, t('rates:contact.email.to')).fill(emailOf(caller));
  },
  act: (caller) => inDialog(caller, caller.t('rates:ways.email')).click(),
  message: ({ page, t }) => page.getByRole('dialog').getByText(t('rates:contact.email.failed')),
  kept: async (caller) =>
    expect(await field(caller, caller.t('rates:contact.email.to')).inputValue()).toBe(emailOf(caller)),
  done: (caller) =>
    caller.page.getByText(caller.t('rates:contact.email.sent', { email: emailOf(caller) })).waitFor(),
};

const finishingLater: CallStory = {
  name: 'finishing later',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/resume-links$/ },
  before: async (caller) => {
    const { t } = caller;
    await openPrices(caller);
    await button(caller, t('shell:finishLater')).click();
    await field(caller, t('shell:later.email')).fill(emailOf(caller));
  },
  act: (caller) => inDialog(caller, caller.t('shell:later.submit')).click(),
  message: ({ page, t }) => page.getByRole('dialog').getByText(t('shell:later.failed')),
  kept: async (caller) =>
    expect(await field(caller, caller.t('shell:later.email')).inputValue()).toBe(emailOf(caller)),
  done: (caller) =>
    caller.page.getByText(caller.t('shell:later.sentTitle', { email: emailOf(caller) })).waitFor(),
};

const askingAgent: CallStory = {
  name: 'asking an agent for contact',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/contact_me$/ },
  before: async (caller) => {
    const { t } = caller;
    await openPrices(caller);
    await button(caller, t('rates:ways.agent')).click();
    await field(caller, t('rates:contact.agent.name')).fill('Ann Example');
    await field(caller, t('rates:contact.agent.to')).fill(emailOf(caller));
    await field(caller, t('rates:contact.agent.phone')).fill('3125550143');
  },
  act: (caller) => inDialog(caller, caller.t('rates:ways.agent')).click(),
  message: ({ page, t }) => page.getByRole('dialog').getByText(t('rates:contact.agent.failed')),
  kept: async (caller) => {
    const { t } = caller;
    expect(await field(caller, t('rates:contact.agent.name')).inputValue()).toBe('Ann Example');
    expect(await field(caller, t('rates:contact.agent.to')).inputValue()).toBe(emailOf(caller));
  },
  done: ({ page, t }) => page.getByText(t('rates:contact.agent.sent')).waitFor(),
};

const buying: CallStory = {
  name: 'buying online',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ },
  before: openPrices,
  act: (caller) => button(caller, caller.t('rates:overview.buyOnline')).click(),
  message: ({ page, t }) => page.getByText(t('rates:trouble.buy')),
  kept: async (caller) => expect(await priceShown(caller)).toBeGreaterThan(0),
  done: (caller) => arriveAt(caller, paths.policyDetails()),
};

/** The next steps after a price, on a separate quote, because rating is limited per quote; buying ends its journey. */
export const wayCalls: CallGroup = {
  name: 'the next steps after a price',
  stage: 'rated',
  calls: [workingOutChanges, mailing, finishingLater, askingAgent, buying],
};
