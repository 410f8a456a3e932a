import { aPaymentOption } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { finalQuote as en } from '../../locales/en/finalQuote';
import { finalQuote as es } from '../../locales/es/finalQuote';
import {
  CARRIER,
  FINAL,
  finalHeading,
  finalResult,
  higher,
  openFinal,
  quoted,
  rated,
} from '../../testing/openFinal';

const payment = async () => {
  await finalHeading();
  return screen.getByRole('region', { name: en.finalQuote.payLabel });
};

const on = () => screen.getByRole('button', { name: en.finalQuote.selectPlan });
const difference = async () => {
  await finalHeading();
  return screen.getByRole('region', { name: en.difference.heading });
};

describe('the price', () => {
  test('shows the chosen plan first, then as low as per month with its payments, and what paying in full saves; no plan 2738 [9-29, 9-44, 9-85, 9-86, 9-87, R5, R54]', async () => {
    const plans = [
      // In carrier responses it is cheaper per month than any offered plan.
      aPaymentOption({ plan_code: '2738', installment_info: { amount: 10_000, fee: 500 } }),
      ...quoted.payment_options.map((plan) =>
        // The plan that is in view at first costs $1,000.
        plan.savingsText === null ? plan : { ...plan, savingsText: { ...plan.savingsText, cents: 5_000 } },
      ),
      aPaymentOption({
        plan_code: '3',
        deposit: 20_500,
        number_of_payments: 3,
        installment_info: { amount: 26_000, fee: 500 },
      }),
    ];
    openFinal(finalResult({ ...quoted, payment_options: plans }));
    const card = await payment();
    expect(card).toHaveTextContent(
      /^4 payments: \$205 today, then 3 of \$265\$205Today\$265Jan 1.*\$265Feb 1.*\$265Mar 1/,
    );
    expect(card).toHaveTextContent(
      'As low as$165 a month: $200 today, then 5 payments of $165, $1,025 in all',
    );
    expect(card).toHaveTextContent('Or pay in full$950, by phone or email; you save $50');
    expect(card).toHaveTextContent('Each later payment includes a $5 installment fee.');
  });

  test('two payments are not called a monthly price [R51]', async () => {
    const plan = aPaymentOption({
      deposit: 50_000,
      number_of_payments: 1,
      installment_info: { amount: 50_000, fee: 500 },
    });
    openFinal(finalResult({ ...quoted, payment_options: [plan] }));
    const card = await payment();
    expect(card).toHaveTextContent('2 payments: $500 today, then $505 a month later');
    expect(card).not.toHaveTextContent(en.finalQuote.asLowAs);
  });

  test('paying in full, chosen on the estimate, stays the price shown first [R54]', async () => {
    openFinal(finalResult({ ...quoted, pay_in_full: true }));
    const card = await payment();
    expect(card).toHaveTextContent('One payment: $950, by phone or email');
    expect(card).toHaveTextContent('You save$75 compared with $1,025 in monthly payments');
    expect(await difference()).toHaveTextContent(
      'Your estimate6 months$950Final price6 months, every fee included$950',
    );
  });

  test('the condition of a monitored price is shown beside it [R49]', async () => {
    openFinal(finalResult({ ...quoted, monitored_driver: true }));
    await finalHeading();
    expect(screen.getByText(/^Condition: for 6 months an app tracks/)).toBeInTheDocument();
  });

  test('a carrier with a single payment option shows it, and a price that is not monitored has no condition [R49]', async () => {
    openFinal(finalResult({ ...quoted, payment_options: quoted.payment_options.slice(1) }));
    const card = await payment();
    expect(card).toHaveTextContent('One payment: $950, by phone or email');
    expect(screen.queryByText(/^Condition/)).not.toBeInTheDocument();
  });

  test('shows carrier, total, dates, number, and the parts that add up to the total [R54]', async () => {
    const { container } = openFinal(finalResult(quoted));
    const facts = await screen.findByRole('region', { name: 'Carrier' });
    expect(facts).toHaveTextContent(CARRIER);
    expect(await difference()).toHaveTextContent('Final price6 months, every fee included$1,025');
    expect(facts).toHaveTextContent('12/01/2030 to 06/01/2031');
    expect(facts).toHaveTextContent('Q-77');
    expect(screen.getByText('2019 Toyota Camry').parentElement).toHaveTextContent('$980');
    expect(screen.getByText('The policy fee').parentElement).toHaveTextContent('$20');
    expect(screen.getByText('Installment fees').parentElement).toHaveTextContent('$25');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$1,025');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('the state’s fee is the sum for all cars, and its name says so', async () => {
    const chosen = { ...quoted, fees: [{ type: 'state_vehicle' as const, count: 2, amount: 250 }] };
    openFinal(finalResult(chosen), { chosen });
    await finalHeading();
    const fee = screen.getByText('The state’s fee for cars').parentElement;
    expect(fee).toHaveTextContent('$5');
  });

  test('is announced once to screen readers, when it appears', async () => {
    openFinal(finalResult(quoted));
    await finalHeading();
    const announced = screen.getAllByRole('status').map((each) => each.textContent);
    const price = `Your final price with ${CARRIER} is $1,025 for 6 months.`;
    expect(announced.filter((text) => text.includes('$'))).toEqual([price]);
  });

  test('in Spanish', async () => {
    openFinal(finalResult(higher), { language: 'es' });
    expect(await screen.findByText(es.finalQuote.asLowAs)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '$100 más que su estimado' })).toBeInTheDocument();
  });
});

/** Two cars at one price, each driven far or not. */
function twoCars(isFar: boolean, isNextFar: boolean) {
  const next = rated(98_000, isNextFar).vehicles.map((car) => ({ ...car, vehicle_id: 'vehicle-2' }));
  return { ...higher, vehicles: [...rated(98_000, isFar).vehicles, ...next] };
}

describe('compared with the quoted price (reading 8)', () => {
  test('a higher price shows both prices and each cause in dollars [R8-6]', async () => {
    openFinal(finalResult(higher));
    const box = await difference();
    expect(await finalHeading()).toHaveTextContent('$100 more than your estimate');
    expect(within(box).getByRole('row', { name: /Your estimate/ })).toHaveTextContent('$1,025');
    expect(screen.getByRole('link', { name: 'Compare all carriers with your full answers' })).toHaveAttribute(
      'href',
      '/rates/quote-1/compare',
    );
    const cause = within(box).getByRole('row', { name: /Miles a year/ });
    expect(cause).toHaveTextContent(
      '2019 Toyota Camry · 12,000 miles a year before, 15,000 miles a year now+$98',
    );
    // $220 and five of $181 are $2 more than their cents.
    expect(within(box).getByRole('row', { name: /Payments rounded up/ })).toHaveTextContent('+$2');
    expect(within(box).getByRole('row', { name: /Final price/ })).toHaveTextContent('$1,125');
  });

  test.each([
    ['the same', quoted, 'The same price as your estimate'],
    ['lower', rated(90_000, false), '$76 less than your estimate'],
  ])('%s: shown, with nothing to acknowledge', async (_how, rate, text) => {
    openFinal(finalResult(rate));
    expect(await finalHeading()).toHaveTextContent(text);
    expect(screen.queryByRole('link', { name: en.difference.compare })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: en.finalQuote.selectPlan })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  test('newer carrier tables are shown as new prices, not as a changed answer', async () => {
    const chosen = rated(98_000, false, { rate_version: 'r1' });
    openFinal(finalResult(rated(90_000, false, { rate_version: 'r2' })), { chosen });
    const row = within(await difference()).getByRole('row', { name: /New prices since your quote/ });
    expect(row).toHaveTextContent('−$80');
  });

  test('causes that cancel out keep their signs between two prices alike', async () => {
    openFinal(finalResult(twoCars(true, false)), { chosen: twoCars(false, true) });
    const box = await difference();
    expect(await finalHeading()).toHaveTextContent('The same price as your estimate');
    const amounts = within(box)
      .getAllByRole('row')
      .map(({ lastChild }) => lastChild?.textContent);
    expect(amounts[0]).toBe('Amount');
    expect(amounts.slice(2, -1)).toEqual(['+$98', '−$98']);
    expect(amounts[1]).toBe(amounts.at(-1));
  });

  test('a 12-month price is compared with a 6-month estimate per six months, and both terms are named [R60]', async () => {
    const year = rated(98_000, false);
    const vehicles = year.vehicles.map((car) => ({ ...car, premium: 2 * car.premium }));
    const doubled = aPaymentOption({ deposit: 39_600, installment_info: { amount: 31_680, fee: 500 } });
    openFinal(
      finalResult({
        ...year,
        term: { duration: 12 },
        vehicles,
        payment_options: [doubled],
        policy_premium: 196_000,
      }),
    );
    const box = await difference();
    expect(await finalHeading()).toHaveTextContent('$22 less than your estimate, for each six months');
    expect(box).toHaveTextContent('Your estimate6 months$1,025');
    expect(box).toHaveTextContent('Final price$2,006 for 12 months$1,003');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a coverage under another name is no difference', async () => {
    const chosen = rated(98_000, false, {}, 'other_than_collision');
    openFinal(finalResult(rated(98_000, false, {}, 'comprehensive')), { chosen });
    const box = await difference();
    expect(await finalHeading()).toHaveTextContent('The same price as your estimate');
    expect(within(box).getAllByRole('row')).toHaveLength(3);
  });

  test('a higher price has to be acknowledged to continue, separately for each price', async () => {
    const { user, unmount } = openFinal(finalResult(higher));
    await difference();
    await user.click(on());
    expect(screen.getByRole('alert')).toHaveTextContent(en.difference.mustAcknowledge);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(en.difference.mustAcknowledge);
    expect(screen.getByTestId('address')).toHaveTextContent(FINAL);
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    const again = openFinal(finalResult(higher));
    await difference();
    expect(screen.getByRole('checkbox')).toBeChecked();
    again.unmount();
    openFinal(finalResult({ ...higher, id: 'final.def' }));
    await difference();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
