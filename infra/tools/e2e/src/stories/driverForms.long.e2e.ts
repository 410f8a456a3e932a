import { paths, STATE_CODES, type StateCode } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { addPolicyholder } from '../journey/drivers';
import { answer, choose, link, seeHeading, visit, type Walker } from '../journey/page';
import { holdQuote, placeIn } from '../system/heldQuote';
import { tell } from '../system/story';

const ALWAYS = ['age', 'gender', 'marital_status', 'license_status'];
const TORT = ['tort', 'tort_confirmed'];

/**
 * Sections 4 and 5 for each state, written by hand: the discounts offered to an unmarried driver of 20 with an active
 * license, and whether the right to sue is asked. The policyholder is asked about credit everywhere.
 */
const TABLE: Record<StateCode, { offered: string[]; tort?: true }> = {
  IL: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  IN: { offered: ['good_student', 'requires_sr22'] },
  MO: { offered: ['requires_sr22'] },
  KS: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  IA: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  AR: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  TX: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  WI: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  OH: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },
  PA: { offered: ['good_student', 'defensive_driver'], tort: true },
  OK: { offered: ['good_student', 'defensive_driver'] },
};

/** The questions of the current form, each once, in order. */
async function questionsAsked({ page }: Walker): Promise<string[]> {
  const names = await page
    .locator('main form')
    .last()
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input[name], select[name]')]
        .filter((field) => field.labels?.[0]?.checkVisibility() ?? field.checkVisibility())
        .map(({ name }) => name),
    );
  return [...new Set(names)];
}

async function typeAge({ page, t }: Walker, age: number): Promise<void> {
  await page.getByRole('textbox', { name: t('drivers:form.age'), exact: true }).fill(String(age));
}

async function marry(walker: Walker, status: 'single' | 'married' | 'widowed'): Promise<void> {
  const { t } = walker;
  await choose(walker, t('drivers:marital_status.legend'), t(`drivers:marital_status.${status}`));
}

/** The license may be a list or cards. */
async function hold({ page, t }: Walker, status: 'active' | 'not_licensed' | 'foreign'): Promise<void> {
  await page
    .getByRole('combobox', { name: t('drivers:license_status.legend') })
    .selectOption({ label: t(`drivers:license_status.${status}`) });
}

const extra = ({ page, t }: Walker, name: 'good_student' | 'requires_sr22') =>
  page.getByRole('checkbox', { name: t(`drivers:extras.${name}`) });

const checkBox = (walker: Walker, name: 'good_student' | 'requires_sr22') =>
  extra(walker, name).locator('xpath=ancestor::label[1]').click();

/** Checking one of two exclusive boxes unchecks the other. */
async function expectExclusive(walker: Walker): Promise<void> {
  await checkBox(walker, 'good_student');
  expect(await questionsAsked(walker)).not.toContain('requires_sr22');
  await checkBox(walker, 'good_student');
  await checkBox(walker, 'requires_sr22');
  expect(await questionsAsked(walker)).not.toContain('good_student');
  await checkBox(walker, 'requires_sr22');
}

type Offered = 'all' | 'no good student' | 'none';

/** Successive answers, and the state's discounts offered after each. */
const ANSWERS: readonly [what: string, say: (walker: Walker) => Promise<void>, offered: Offered][] = [
  ['nothing yet: without an age there is no student discount', () => Promise.resolve(), 'no good student'],
  ['20', (walker) => typeAge(walker, 20), 'all'],
  ['single', (walker) => marry(walker, 'single'), 'all'],
  ['24', (walker) => typeAge(walker, 24), 'no good student'],
  ['23', (walker) => typeAge(walker, 23), 'all'],
  ['married', (walker) => marry(walker, 'married'), 'no good student'],
  ['widowed', (walker) => marry(walker, 'widowed'), 'all'],
  ['a foreign license', (walker) => hold(walker, 'foreign'), 'all'],
  ['no license', (walker) => hold(walker, 'not_licensed'), 'none'],
  ['an active one', (walker) => hold(walker, 'active'), 'all'],
];

/** Gives all of them; after each the form asks exactly `base` and the offered discounts. */
async function expectQuestions(walker: Walker, base: string[], discounts: string[]): Promise<void> {
  for (const [what, say, offered] of ANSWERS) {
    await say(walker);
    const wanted = discounts.filter(
      (name) => offered === 'all' || (offered === 'no good student' && name !== 'good_student'),
    );
    expect({ what, asked: await questionsAsked(walker) }).toEqual({ what, asked: [...base, ...wanted] });
  }
}

describe('the driver form asks exactly what the state and the answers require', () => {
  // Which discounts exist, and the one state that asks about the right to sue.
  test.each(rows(STATE_CODES, (state) => state === 'IL' || state === 'PA'))(
    '%s [2.7-8, 2.7-9, 4-52, 4-53, 4-54, 5-20, 5-21, 5-22, 5-23, 5-24, 5-25, 5-26, 9-17, R13, R22-2, R22-3]',
    (state) =>
      tell(async (shopper) => {
        const { page, t } = shopper;
        const { offered, tort } = TABLE[state];
        await holdQuote(shopper, 'car', await placeIn(state));
        await visit(shopper, paths.newDriver());
        await seeHeading(shopper, t('drivers:form.titleFirst'));
        await page.getByText(t('drivers:credit_score.hint')).waitFor();
        if (tort) {
          expect(await answer(shopper, t('drivers:tort.legend'), t('drivers:tort.LIMITED')).isChecked()).toBe(
            true,
          );
        }
        await expectQuestions(shopper, [...ALWAYS, 'credit_score', ...(tort ? TORT : [])], offered);
        const both = ['good_student', 'requires_sr22'].every((name) => offered.includes(name));
        if (both) await expectExclusive(shopper);
        await addPolicyholder(shopper);
        // The next driver is not the policyholder: no credit, and no tort (reading 50).
        await link(shopper, t('drivers:list.add'), false).click();
        await seeHeading(shopper, t('drivers:form.titleAdd'));
        await expectQuestions(shopper, ALWAYS, offered);
      }),
  );
});
