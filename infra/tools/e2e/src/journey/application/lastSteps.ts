import { paths } from '@shared/domain';
import { followUpCode } from '@shared/domain/purchase';
import { centsOf } from '../rates';
import type { Locator } from 'playwright-core';
import { arriveAt, button, link, seeHeading, checkBox, type Walker } from '../page';
import type { SiteTexts } from '../texts';
import type { Application } from './answers';

/** The button that stores what was chosen beyond the packages; it signs as well if something is rejected in writing. */
export const chooseButton = (walker: Walker): Locator =>
  button(walker, walker.t('bind:coverages.choices.sign')).or(button(walker, walker.t('bind:lines.save')));

/** Turns down everything that the packages leave out, and signs for it. */
export async function rejectLines({ page }: Pick<Walker, 'page'>): Promise<void> {
  for (const option of await page.locator('input[type="radio"][value="reject"]').all())
    await option.locator('xpath=ancestor::label[1]').click();
  for (const box of await page.getByRole('checkbox').all())
    await box.locator('xpath=ancestor::label[1]').click();
}

/** Reviews the coverages, turns down what the packages leave out, and continues to the questions. */
export async function passCoverages(walker: Walker): Promise<void> {
  const { t } = walker;
  await seeHeading(walker, t('bind:coverages.heading'));
  const choose = chooseButton(walker);
  const goOn = link(walker, t('bind:coverages.continue'));
  await choose.or(goOn).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  else {
    await rejectLines(walker);
    await choose.click();
  }
  await arriveAt(walker, paths.questions());
}

/** Answers the carrier's questions; ends at the application review. */
export async function answerQuestions(walker: Walker, { yes = {}, contradicts }: Application): Promise<void> {
  const { page, t } = walker;
  const explained = new Map<string, string>(Object.entries(yes));
  const questions = page.getByRole('group', { name: /^\d+\. / });
  await questions.first().waitFor();
  if (contradicts) await contradictCars(walker);
  for (const question of await questions.all()) {
    const radio = question.getByRole('radio').first();
    const code = (await radio.getAttribute('name')) ?? '';
    const label = t(`bind:questions.${explained.has(code) ? 'yes' : 'no'}`);
    await question.getByText(label, { exact: true }).click();
    await question.locator(':checked').waitFor({ state: 'attached' });
  }
  for (const [code, words] of explained) await page.locator(`[name="${followUpCode(code)}"]`).fill(words);
  await button(walker, t('bind:questions.save')).click();
  await arriveAt(walker, paths.purchaseReview());
}

/** A rideshare answer that no vehicle matches opens a dialog, and is withdrawn (section 4). */
async function contradictCars({ page, t }: Walker): Promise<void> {
  await page.locator('input[name="tnc"]').first().locator('xpath=ancestor::label[1]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('validation:question_mismatch')).waitFor();
  await dialog.getByRole('button', { name: t('bind:questions.mismatch.stay') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('input[name="tnc"]:checked').count()).toBe(0);
}

/** Checks the statement and requests the final quote. */
export async function askFinalQuote(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await seeHeading(walker, t('bind:review.heading'));
  await page.locator('input[name="statement"]').locator('xpath=ancestor::label[1]').click();
  await button(walker, t('bind:review.statement.go')).click();
  await arriveAt(walker, /^\/bol\/quotes\/[^/]+\/rates$/);
}

/** The final quote's heading: how much its price differs from the estimate. */
export const finalHeading = (t: SiteTexts): RegExp => {
  const words = (['same', 'higher', 'lower'] as const).flatMap((how) => [
    t(`bind:difference.${how}`, { amount: 'AMOUNT' }),
    t(`bind:difference.perSix.${how}`, { amount: 'AMOUNT' }),
  ]);
  return new RegExp(`^(?:${words.join('|').replaceAll('AMOUNT', String.raw`\$[\d,]+`)})$`);
};

/** Waits for the final quote; its price in cents. Accepts a higher one. */
export async function finalPrice(walker: Walker): Promise<number> {
  const { page, t } = walker;
  await seeHeading(walker, finalHeading(t));
  const box = page.getByRole('region', { name: t('bind:difference.heading') });
  const unseen = page.locator('input[name="seen"]:not(:checked)');
  if ((await unseen.count()) > 0) await checkBox(walker, /./);
  return centsOf(await box.locator('tbody tr:last-child td:last-child').innerText());
}
