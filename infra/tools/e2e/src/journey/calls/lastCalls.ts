import { paths } from '@shared/domain';
import { chooseButton, rejectLines } from '../application/lastSteps';
import { arriveAt, button, link, seeHeading, visit } from '../page';
import type { Caller, CallGroup, CallStory } from './callStory';
import type { SiteKey } from '../texts';

const press = (caller: Caller, key: SiteKey) => button(caller, caller.t(key)).click();

const changingPackage: CallStory = {
  name: 'another package on the application',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  before: async (caller) => {
    await visit(caller, paths.purchaseCoverages());
    await caller.page.getByText(caller.t('bind:coverages.change.open')).click();
  },
  act: async ({ page, t }) => {
    const liability = page.getByRole('radio', { name: t('vehicles:packages.LIABILITY') });
    await liability.locator('xpath=ancestor::label[1]').click();
  },
  message: ({ page, t }) => page.getByText(t('common:alerts.coverage_failed')).first(),
  kept: async ({ page, t }) => {
    const liability = page.getByRole('radio', { name: t('vehicles:packages.LIABILITY') });
    expect(await liability.isChecked()).toBe(false);
  },
  done: ({ page, t }) =>
    page.getByText(t('bind:coverages.change.saved', { package: t('vehicles:packages.LIABILITY') })).waitFor(),
};

const signing: CallStory = {
  name: 'choosing what the packages leave out',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/choices$/ },
  // Without it, no later step of the application can be entered.
  before: async (caller) => {
    await visit(caller, paths.purchaseCoverages());
    await chooseButton(caller).waitFor();
    await rejectLines(caller);
  },
  act: (caller) => chooseButton(caller).click(),
  message: ({ page, t }) => page.getByText(t('bind:coverages.choices.failed')),
  kept: async ({ page }) => expect(await page.getByRole('checkbox').first().isChecked()).toBe(true),
  done: (caller) => arriveAt(caller, paths.questions()),
};

const reviewing: CallStory = {
  name: 'leaving the review of coverages',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ },
  before: async (caller) => {
    await visit(caller, paths.purchaseCoverages());
    await link(caller, caller.t('bind:coverages.continue')).waitFor();
  },
  act: (caller) => link(caller, caller.t('bind:coverages.continue')).click(),
  message: ({ page, t }) => page.getByText(t('bind:coverages.notKept')),
  kept: (caller) => seeHeading(caller, caller.t('bind:coverages.heading')),
  done: (caller) => arriveAt(caller, paths.questions()),
};

const questions = ({ page }: Caller) => page.getByRole('group', { name: /^\d+\. / });

const answering: CallStory = {
  name: 'saving the questions',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ },
  drafted: true,
  before: async (caller) => {
    await visit(caller, paths.questions());
    await questions(caller).first().waitFor();
    for (const question of await questions(caller).all()) {
      const no = question.getByRole('radio', { name: caller.t('bind:questions.no') });
      if (await no.isEnabled()) await no.locator('xpath=ancestor::label[1]').click();
    }
  },
  act: (caller) => press(caller, 'bind:questions.save'),
  message: ({ page, t }) => page.getByText(t('bind:questions.failed')),
  kept: async (caller) => {
    const no = questions(caller)
      .first()
      .getByRole('radio', { name: caller.t('bind:questions.no') });
    await no.and(caller.page.locator(':checked')).waitFor({ state: 'attached' });
  },
  done: (caller) => arriveAt(caller, paths.purchaseReview()),
};

const stating: CallStory = {
  name: 'signing the statement',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/consents\/statement$/ },
  before: async (caller) => {
    await visit(caller, paths.purchaseReview());
    await seeHeading(caller, caller.t('bind:review.heading'));
    await caller.page.locator('input[name="statement"]').locator('xpath=ancestor::label[1]').click();
  },
  act: (caller) => press(caller, 'bind:review.statement.go'),
  message: ({ page, t }) => page.getByText(t('bind:review.statement.failed')),
  kept: async ({ page }) => expect(await page.locator('input[name="statement"]').isChecked()).toBe(true),
  done: (caller) => arriveAt(caller, paths.finalRates(caller.held.quoteId)),
};

/** The steps after the application's forms; the final price has its own story (`finalQuote`). */
export const lastCalls: CallGroup = {
  name: 'the end of the application',
  stage: 'applying',
  calls: [changingPackage, signing, answering, stating],
};

/** The same in a state without signatures. */
export const reviewCalls: CallGroup = {
  name: 'the coverages with nothing to sign',
  stage: 'applying',
  nothingSigned: true,
  calls: [reviewing],
};
