import { paths } from '@shared/domain';
import { answer, arriveAt, button, link, seeHeading, visit, type Walker } from '../journey/page';
import { priceShown } from '../journey/rates';
import { zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { VIN } from '../journey/vehicles';
import { tell } from '../system/story';

/** The shopper's effort. An answer is a field filled in or a choice made; pressing Continue is neither. */
interface Effort {
  answers: string[];
  keystrokes: number;
  presses: number;
}

/** Acts like a person, and counts. Preselected answers cost nothing and are not touched. */
function counting(walker: Walker) {
  const { page } = walker;
  const effort: Effort = { answers: [], keystrokes: 0, presses: 0 };
  return {
    effort,
    async type(question: string, text: string) {
      const field = page.getByRole('textbox', { name: question, exact: true });
      await field.click();
      await field.pressSequentially(text);
      effort.answers.push(question);
      effort.keystrokes += text.length;
    },
    async choose(question: string, label: string) {
      await answer(walker, question, label).locator('xpath=ancestor::label[1]').click();
      effort.answers.push(question);
      effort.presses += 1;
    },
    async goOn(way: ReturnType<typeof button>) {
      await way.click();
      effort.presses += 1;
    },
  };
}

type Person = ReturnType<typeof counting>;

async function startAndCar(walker: Walker, person: Person): Promise<void> {
  const { page, t } = walker;
  await visit(walker, paths.start());
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await zipField(walker).waitFor();
  await person.type(t('quotes:start.zipLabel'), ONE_CITY_ZIP);
  await person.goOn(button(walker, t('quotes:start.submit')));
  await seeHeading(walker, t('quotes:edit.title'));
  await person.choose(t('quotes:edit.home'), t('quotes:edit.homeNo'));
  await person.choose(t('quotes:edit.insured'), t('quotes:edit.insuredNo'));
  await person.goOn(button(walker, t('quotes:edit.submit')));
  await seeHeading(walker, t('vehicles:form.addTitle'));
  const vin = answer(walker, t('vehicles:picker.legend'), t('vehicles:picker.vin'));
  if (!(await vin.isChecked())) await person.choose(t('vehicles:picker.legend'), t('vehicles:picker.vin'));
  await person.type(t('vehicles:picker.vinLabel'), VIN);
  await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
  await person.choose(t('vehicles:use.legend'), t('vehicles:use.commute'));
  await person.goOn(button(walker, t('vehicles:form.save')));
  await arriveAt(walker, paths.vehicles());
  await person.goOn(link(walker, t('vehicles:list.continueDrivers')));
}

async function driverAndPrices(walker: Walker, person: Person): Promise<void> {
  const { t } = walker;
  await seeHeading(walker, t('drivers:form.titleFirst'));
  await person.type(t('drivers:form.age'), '42');
  await person.choose(t('drivers:gender.legend'), t('drivers:gender.female'));
  await person.choose(t('drivers:marital_status.legend'), t('drivers:marital_status.married'));
  await person.choose(t('drivers:credit_score.legend'), t('drivers:credit_score.good'));
  await person.goOn(button(walker, t('drivers:form.saveFirst')));
  await arriveAt(walker, paths.drivers());
  await person.goOn(link(walker, t('drivers:list.save')));
  expect(await priceShown(walker)).toBeGreaterThan(0);
}

describe('from a ZIP to prices', () => {
  test('one car by its VIN and one driver take at most 14 answers and 60 keystrokes', () =>
    tell(async (shopper) => {
      const person = counting(shopper);
      await startAndCar(shopper, person);
      await driverAndPrices(shopper, person);
      const { answers, keystrokes, presses } = person.effort;
      process.stdout.write(
        `ZIP to prices: ${answers.length} answers, ${keystrokes} keys typed, ${presses} presses (${answers.join('; ')})\n`,
      );
      expect(answers.length).toBeLessThanOrEqual(14);
      // With the keyboard alone each press is a key as well.
      expect(keystrokes + presses).toBeLessThanOrEqual(60);
    }));
});
