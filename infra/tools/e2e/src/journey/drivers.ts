import { paths } from '@shared/domain';
import { arriveAt, button, choose, link, type Walker } from './page';

export interface DriverAnswers {
  age: number;
  gender: 'male' | 'female';
  marital_status: 'single' | 'married' | 'divorced' | 'widowed';
  /** Asked only of the policyholder. */
  credit_score?: 'excellent' | 'good' | 'fair' | 'poor' | 'none';
}

export const POLICYHOLDER: DriverAnswers = {
  age: 42,
  gender: 'female',
  marital_status: 'married',
  credit_score: 'good',
};
export const TEENAGER: DriverAnswers = { age: 19, gender: 'male', marital_status: 'single' };

/** Changes the credit answer in the open form. */
export async function answerCredit(walker: Walker, credit: NonNullable<DriverAnswers['credit_score']>) {
  await choose(walker, walker.t('drivers:credit_score.legend'), walker.t(`drivers:credit_score.${credit}`));
}

/** Fills in the open form. */
export async function fillDriver(walker: Walker, driver: DriverAnswers): Promise<void> {
  const { page, t } = walker;
  await page.getByRole('textbox', { name: t('drivers:form.age'), exact: true }).fill(String(driver.age));
  await choose(walker, t('drivers:gender.legend'), t(`drivers:gender.${driver.gender}`));
  const marital = t(`drivers:marital_status.${driver.marital_status}`);
  await choose(walker, t('drivers:marital_status.legend'), marital);
  if (driver.credit_score) await answerCredit(walker, driver.credit_score);
  const tort = page.getByRole('checkbox', { name: t('drivers:tort.confirm') });
  if (await tort.isVisible()) await tort.locator('xpath=ancestor::label[1]').click();
}

/** Saves a new driver's form; ends at the list. */
export async function saveDriver(walker: Walker, isFirst: boolean): Promise<void> {
  const { t } = walker;
  await button(walker, t(isFirst ? 'drivers:form.saveFirst' : 'drivers:form.save')).click();
  await arriveAt(walker, paths.drivers());
}

/** Adds the first driver, the policyholder: from the form to the list. */
export async function addPolicyholder(walker: Walker, driver = POLICYHOLDER): Promise<void> {
  await fillDriver(walker, driver);
  await saveDriver(walker, true);
}

/** Adds another driver: from the list to the form and back. */
export async function addDriver(walker: Walker, driver: DriverAnswers): Promise<void> {
  await link(walker, walker.t('drivers:list.add'), false).click();
  await arriveAt(walker, paths.newDriver());
  await fillDriver(walker, driver);
  await saveDriver(walker, false);
}
