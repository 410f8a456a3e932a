import { getQuote, rateFinalQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buy } from '../journey/application/buyAndApply';
import { fillDrivers } from '../journey/application/drivers';
import {
  answerQuestions,
  askFinalQuote,
  chooseButton,
  finalPrice,
  rejectLines,
} from '../journey/application/lastSteps';
import { fillPolicyDetails } from '../journey/application/policyDetails';
import { fillVehicles } from '../journey/application/vehicles';
import { arriveAt, seeHeading } from '../journey/page';
import { toPrices } from '../journey/rates';
import { toDrivers } from '../journey/straightWay';
import { ZIPS } from '../journey/zips';
import { clientOf } from '../system/apiClient';
import { tell } from '../system/story';

/** Kept and signed by the driver of an old car, whose package is liability only. */
const KEPT = {
  TX: [
    'um_uim',
    [
      'uninsured_motorist_bodily_injury',
      'underinsured_motorist_bodily_injury',
      'uninsured_motorist_property_damage',
    ],
    ['pip'],
  ],
  IN: ['uim', ['underinsured_motorist_bodily_injury'], ['um']],
  PA: ['uim', ['underinsured_motorist_bodily_injury'], ['um', 'stacking_uim', 'tort']],
} as const;

describe('what a package leaves out can be bought (readings 58 and 59)', () => {
  test.each(rows(['TX', 'IN', 'PA'] as const, (state) => state === 'TX'))(
    '%s: one line is kept and priced, the others are turned down and signed [R58-2, R58-3, R59, R59-3]',
    (state) =>
      tell(async (shopper) => {
        const { page, t } = shopper;
        const [line, added, signed] = KEPT[state];
        const application = { street: '1 Main St', drivers: [quackenbush(state)], vehicles: [OLD_ACCORD] };
        await toDrivers(shopper, ZIPS[state]);
        await toPrices(shopper);
        await buy(shopper);
        await fillPolicyDetails(shopper, state, application);
        await fillDrivers(shopper, state, application);
        await fillVehicles(shopper, application);
        await arriveAt(shopper, paths.purchaseCoverages());
        await seeHeading(shopper, t('bind:coverages.heading'));
        await chooseButton(shopper).waitFor();
        expect(await page.locator('input:checked').count()).toBe(0);
        const keep = page.locator(`input[name="${line}"]`).first();
        await rejectLines(shopper);
        await keep.locator('xpath=ancestor::label[1]').click();
        // Keeping a coverage in Pennsylvania asks about stacking it.
        for (const box of await page.getByRole('checkbox', { checked: false }).all())
          await box.locator('xpath=ancestor::label[1]').click();
        await chooseButton(shopper).click();
        await arriveAt(shopper, paths.questions());
        await answerQuestions(shopper, application);
        await askFinalQuote(shopper);
        expect(await finalPrice(shopper)).toBeGreaterThan(0);
        const { client, quoteId } = await clientOf(shopper);
        const { coverage_choices: choices = [], vehicles } = await getQuote(client, quoteId);
        expect(choices.filter(({ signature }) => signature).map((one) => one.line)).toEqual([...signed]);
        expect(vehicles[0]?.coverages.filter((one) => one.line === line).map(({ type }) => type)).toEqual([
          ...added,
        ]);
        const { best_match: final } = await rateFinalQuote(client, quoteId, null);
        const priced =
          final?.vehicles[0]?.coverages.filter(({ type }) => added.some((one) => one === type)) ?? [];
        expect(priced.every(({ premium }) => premium > 0)).toBe(true);
        expect(priced).toHaveLength(added.length);
      }),
  );
});
