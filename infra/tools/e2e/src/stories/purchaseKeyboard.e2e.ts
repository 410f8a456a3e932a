import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import type { Locator } from 'playwright-core';
import { LICENSES } from '../journey/application/answers';
import {
  arrowTo,
  pickIn,
  press,
  seeFocusedHeading,
  checkByKeyboard,
  tabTo,
  typeIn,
} from '../journey/keyboard';
import { milesLegend } from '../journey/application/vehicleForm';
import { chooseButton, finalHeading } from '../journey/application/lastSteps';
import { arriveAt, button, line, link, visit } from '../journey/page';
import { LANGUAGES, type KeyBelow } from '../journey/texts';
import { priceShown } from '../journey/rates';
import { CAR, holdQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

const CAR_NAME = `${CAR.year} ${CAR.manufacturer} ${CAR.model}`;

async function policyDetails(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const words = (key: KeyBelow<'bind:policyDetails.'>) => t(`bind:policyDetails.${key}`);
  await seeFocusedHeading(shopper, words('heading'));
  // Missing answers are listed in the summary, which takes the focus; its first line leads to its field.
  await press(page, button(shopper, words('save')));
  const summary = page.getByRole('main').getByRole('alert');
  await summary.waitFor();
  await press(page, summary.getByRole('link').first());
  await pickIn(shopper, words('term.start'), words('term.tomorrow'));
  const rename = button(shopper, t('bind:known.changeNamed', { what: words('holder.name') }));
  if ((await rename.count()) > 0) await press(page, rename);
  await typeIn(shopper, t('bind:review.policy.first_name'), 'Wilhelmina');
  await typeIn(shopper, t('bind:review.policy.last_name'), 'Quackenbush');
  await press(page, button(shopper, t('bind:known.changeNamed', { what: words('residence.name') })));
  await pickIn(shopper, words('residence.ownership'), t('bind:ownership.owned'));
  await typeIn(shopper, words('address.line1'), '1 north main street');
  await typeIn(shopper, words('contact.phone'), '3125550100');
  await typeIn(shopper, words('contact.email'), 'wilhelmina@example.com');
  await pickIn(shopper, words('contact.preference'), t('bind:communication.email'));
  await press(page, button(shopper, words('save')));
  await page.getByRole('dialog').waitFor();
  await press(page, button(shopper, words('dialog.apply')));
}

async function driver(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const words = (key: KeyBelow<'bind:driver.'>) => t(`bind:driver.${key}`);
  const list = (label: string) => page.getByRole('combobox', { name: label });
  await seeFocusedHeading(shopper, words('titleHolder'));
  await typeIn(shopper, words('who.birthday'), '05061984');
  await arrowTo(page, list(words('work.occupation')), 'employed');
  await typeIn(shopper, words('work.employer'), 'Acme');
  await tabTo(page, list(words('work.category')));
  await page.keyboard.type('a');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrowTo(page, list(words('license.state')), 'OH');
  await typeIn(shopper, words('license.number'), LICENSES.OH);
  await pickIn(shopper, words('license.first'), words('license.firstOther'));
  await typeIn(shopper, words('license.issued'), '05072002');
  await pickIn(shopper, words('record.legend'), t('bind:known.yes'));
  await list(words('record.type')).waitFor();
  await arrowTo(page, list(words('record.type')), 'dwi');
  await typeIn(shopper, words('record.date'), '03042025');
  await typeIn(shopper, words('record.description'), 'Once');
  await press(page, page.locator('summary').filter({ hasText: words('social.heading') }));
  await typeIn(shopper, words('social.label'), '219459999');
  await press(page, button(shopper, words('social.showNumber')));
  expect(await line(shopper, words('social.label')).inputValue()).toBe('219-45-9999');
  await press(page, button(shopper, words('save')));
  await seeFocusedHeading(shopper, t('bind:drivers.heading'));
  await press(page, link(shopper, t('bind:drivers.continue')));
}

async function car(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('bind:vehicle.heading', { vehicle: CAR_NAME }));
  await typeIn(shopper, t('bind:review.vehicle.vin'), '1HGCV1F45MA000009');
  // It is another car's VIN, which opens a question.
  await page.getByRole('group', { name: t('bind:vehicle.car.legend') }).waitFor();
  await pickIn(
    shopper,
    t('bind:vehicle.car.legend'),
    t('bind:vehicle.car.decoded', { vehicle: '2021 Honda Accord' }),
  );
  await typeIn(shopper, t('bind:review.vehicle.current_mileage'), '42000');
  await pickIn(shopper, milesLegend(shopper), t('bind:vehicle.miles.change'));
  await typeIn(shopper, t('bind:review.vehicle.estimated_annual_distance'), '9000');
  await pickIn(shopper, t('bind:vehicle.lienholder.legend'), t('bind:known.no'));
  await press(page, button(shopper, t('bind:vehicle.save')));
  await seeFocusedHeading(shopper, t('bind:vehicles.heading'));
  await press(page, link(shopper, t('bind:vehicles.continue')));
}

async function coverages(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('bind:coverages.heading'));
  const sign = chooseButton(shopper);
  const goOn = link(shopper, t('bind:coverages.continue'));
  await sign.or(goOn).waitFor();
  for (const group of await page.getByRole('group', { name: t('bind:lines.legend') }).all()) {
    await tabTo(page, group.getByRole('radio').first(), 200);
    while (!(await group.locator('[value="reject"]').isChecked())) await page.keyboard.press('ArrowDown');
  }
  for (const box of await page.getByRole('checkbox').all()) await checkByKeyboard(page, box);
  await press(page, sign.or(goOn), 200);
}

/** A rideshare answer that no vehicle matches opens a dialog, which returns the focus to the question. */
async function contradict({ page, t }: Shopper, yes: Locator): Promise<void> {
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await press(page, dialog.getByRole('button', { name: t('bind:questions.mismatch.stay') }));
  await dialog.waitFor({ state: 'detached' });
  expect(await yes.evaluate((radio) => radio === document.activeElement)).toBe(true);
}

async function questions(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, new RegExp(`^${t('bind:questions.heading', { carrier: '.+' })}$`));
  for (const question of await page.getByRole('group', { name: /^\d+\. / }).all()) {
    const [yes, no] = (['yes', 'no'] as const).map((word) =>
      question.getByRole('radio', { name: t(`bind:questions.${word}`) }),
    );
    if (!yes || !no || !(await no.isEnabled())) continue;
    await tabTo(page, yes);
    if ((await yes.getAttribute('name')) === 'tnc') await contradict(shopper, yes);
    await page.keyboard.press('ArrowDown');
    expect(await no.isChecked()).toBe(true);
  }
  await press(page, button(shopper, t('bind:questions.save')));
}

async function finish(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await seeFocusedHeading(shopper, t('bind:review.heading'));
  await checkByKeyboard(page, page.locator('input[name="statement"]'));
  await press(page, button(shopper, t('bind:review.statement.go')));
  await arriveAt(shopper, /^\/bol\/quotes\/[^/]+\/rates$/);
  await seeFocusedHeading(shopper, finalHeading(t));
  const acknowledge = page.getByRole('checkbox');
  if ((await acknowledge.count()) > 0) await checkByKeyboard(page, acknowledge);
  await press(page, link(shopper, t('bind:finalQuote.editQuote')), 200);
  await seeFocusedHeading(shopper, t('bind:review.heading'));
}

// The quote is tested in English (keyboard.e2e.ts).
test.each(rows(LANGUAGES, (language) => language === 'es'))(
  'keyboard only, from policy details to the final quote: %s',
  (language) =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        const { quoteId } = await holdQuote(shopper, 'rated');
        await visit(shopper, paths.rates(quoteId));
        await priceShown(shopper);
        await press(page, button(shopper, t('rates:overview.buyOnline')));
        await policyDetails(shopper);
        await driver(shopper);
        await car(shopper);
        await coverages(shopper);
        await questions(shopper);
        await finish(shopper);
      },
      { language },
    ),
);
