import { feesTotal, type Rate, type RateResult } from '@shared/domain';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const due = ({ policy_premium: premium, fees }: Rate) => premium + feesTotal(fees);

/** The plans of the final quote, and the price of the chosen one (section 4, Payment plan). */
const under = databaseUnderTest();
const { newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});

test('each way to pay has the price of paying that way, and the chosen one is the final price [4-41]', async () => {
  const { quote, option: monthly, rate } = await buyer.planned();
  const path = `/v2/quotes/${quote.id}`;
  const finalRate = async () => {
    const { body } = await buyer.client.call<RateResult>({
      method: 'GET',
      path: `${path}/rates?type=final_quote`,
    });
    if (body.best_match === null) throw new Error('no final rate');
    return body.best_match;
  };
  const choose = async (planCode: string, ifMatch: number) => {
    const body = { payment_plan_code: planCode };
    await buyer.client.call({ method: 'PATCH', path, body, ifMatch });
    return buyer.read(quote);
  };
  const inFull = rate.payment_options.find(({ plan_type: type }) => type === 'pay_in_full');
  if (!inFull) throw new Error('no plan in full');
  expect(monthly.premium).toBe(due(rate));
  expect(inFull.premium).toBeLessThan(monthly.premium);
  const full = await choose(inFull.plan_code, quote.version);
  expect([full.status, full.pay_in_full, full.selected_pay_plan]).toEqual(['PLAN_CHOSEN', true, inFull]);
  const discounted = await finalRate();
  expect(due(discounted)).toBe(inFull.premium);
  expect(discounted.payment_options).toEqual(rate.payment_options);
  expect(discounted.id).not.toBe(rate.id);
  const back = await choose(monthly.plan_code, full.version);
  expect([back.pay_in_full, back.selected_pay_plan, await finalRate()]).toEqual([false, monthly, rate]);
});

test("viewing another way of paying shows it without storing it: the payment is the chosen plan's", async () => {
  const { quote, option, rate } = await buyer.planned();
  const inFull = rate.payment_options.find(({ plan_type: type }) => type === 'pay_in_full');
  const path = `/v2/quotes/${quote.id}/rates?plan_code=${inFull?.plan_code}`;
  const looked = await buyer.client.call<RateResult>({ method: 'GET', path });
  const shown = [looked.body.best_match, ...looked.body.other_rates].find(
    (one) => one?.carrier_id === rate.carrier_id,
  );
  expect([looked.status, (shown?.policy_premium ?? 0) < rate.policy_premium]).toEqual([200, true]);
  expect((await buyer.token()).body).toMatchObject({ amount: option.deposit, plan_code: option.plan_code });
  const { pay_in_full, payment_plan_code } = await buyer.read(quote);
  expect([pay_in_full, payment_plan_code]).toEqual([false, option.plan_code]);
  expect((await buyer.client.call({ method: 'GET', path })).status).toBe(200);
  expect((await buyer.read(quote)).payment_plan_code).toBe(option.plan_code);
});
