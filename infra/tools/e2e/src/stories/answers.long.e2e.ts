import { getQuote, openPayment, rateFinalQuote } from '@shared/api-client/requests';
import { CARRIERS, paths } from '@shared/domain';
import { followUpCode, type QuestionCode } from '@shared/domain/purchase';
import { openLetter } from '../journey/letters';
import { arriveAt, button, choose, link, seeCount, seeHeading, visit } from '../journey/page';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import type { HeldPurchase } from '../system/heldPurchase';
import type { Shopper } from '../system/shopper';
import { offerCards } from '../journey/rates';
import { tell } from '../system/story';

const WHY = 'My son Tom, 19, hit a mailbox';

/** At the questions of a complete application; answers this one Yes and explains it. */
async function answerYes(shopper: Shopper, held: HeldPurchase, code: QuestionCode): Promise<string> {
  const { page, t } = shopper;
  await visit(shopper, paths.questions());
  const { questions } = await getQuote(held.client, held.quoteId);
  const number = (questions ?? []).findIndex(({ question_code }) => question_code === code) + 1;
  const text = t('bind:questions.numbered', { number, text: t(`questions:${code}`) });
  await choose(shopper, text, t('bind:questions.yes'));
  await page.locator(`[name="${followUpCode(code)}"]`).fill(WHY);
  return text;
}

test('a fraud conviction cannot reach a payment at a carrier that declines it; the way on shows it closed and leads to another carrier [R56, R56-5, R56-8, R56-9]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const held = await standAtFinalQuote(shopper, 'FCIC');
    const { client, quoteId } = held;
    await answerYes(shopper, held, 'fraud_conviction');
    const { name } = CARRIERS.FCIC;
    await page.getByText(t('bind:questions.outcome.decline.title', { carrier: name })).waitFor();
    await button(shopper, t('bind:questions.save')).click();
    await page.getByRole('alert').getByRole('link', { name: /./ }).waitFor();
    await button(shopper, t('bind:questions.outcome.others')).click();
    await arriveAt(shopper, paths.compare(quoteId));
    await page.getByText(t('rates:compare.closed', { carrier: name })).waitFor();
    await seeCount(offerCards(page), 1);

    // Neither the screens of the payment nor the API continue with it.
    await visit(shopper, paths.payments());
    await seeHeading(shopper, t('bind:review.heading'));
    await page.getByText(t('bind:review.held.title', { carrier: name })).waitFor();
    await expect(rateFinalQuote(client, quoteId, null)).rejects.toMatchObject({ status: 422 });
    await expect(openPayment(client, 'GW')).rejects.toMatchObject({ status: 409 });

    await visit(shopper, paths.compare(quoteId));
    await link(shopper, t('rates:compare.selectWith', { carrier: CARRIERS.IIC.name })).click();
    // The only price left, so it is no choice.
    await page.getByRole('row', { name: CARRIERS.IIC.name }).waitFor();
  }));

test('existing damage is referred: the agent gets the application by mail, and the shopper keeps it [R56-2, R56-8, R56-10]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const held = await standAtFinalQuote(shopper, 'FCIC');
    const text = await answerYes(shopper, held, 'existing_damage');
    await button(shopper, t('bind:questions.outcome.send')).click();
    await page.getByText(t('bind:questions.outcome.sent')).waitFor();
    await choose(shopper, text, t('bind:questions.no'));
    await button(shopper, t('bind:questions.save')).click();
    await arriveAt(shopper, paths.purchaseReview());
    // The quote has its number only once a price was opened by its id; the letter always names it.
    const number = held.quoteId.replaceAll('-', '').slice(0, 10).toUpperCase();
    expect(await openLetter(shopper, number)).toContain(WHY);
  }));

test('an undisclosed driver is added from the question, and listed with the others of the application [R56-4, R9]', () =>
  tell(async (shopper) => {
    const { page, t } = shopper;
    const held = await standAtFinalQuote(shopper, 'FCIC');
    await answerYes(shopper, held, 'household_drivers');
    await link(shopper, t('bind:questions.outcome.drivers.action')).click();
    await seeHeading(shopper, t('drivers:form.titleAdd'));
    await link(shopper, t('drivers:form.cancel')).click();
    await arriveAt(shopper, paths.purchaseDrivers());
    await visit(shopper, paths.questions());
    await page.getByText(t('bind:questions.outcome.drivers.title')).waitFor();
  }));
