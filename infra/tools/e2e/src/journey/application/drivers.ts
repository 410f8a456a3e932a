import { paths, STATE_RULES, type StateCode } from '@shared/domain';
import { arriveAt, button, choose, line, link, seeHeading, select, checkBox, type Walker } from '../page';
import type { Application, ApplicationDriver } from './answers';
import type { KeyBelow } from '../texts';

/** Fills in every driver from the policyholder's form on; ends at the first car. */
export async function fillDrivers(walker: Walker, state: StateCode, { drivers }: Application): Promise<void> {
  const { page, t } = walker;
  for (const [index, driver] of drivers.entries()) {
    if (index > 0) {
      // Earlier drivers are complete by now.
      const finish = t('bind:drivers.finishNamed', { driver: '.+' });
      await page
        .getByRole('link', { name: new RegExp(`^${finish}$`) })
        .first()
        .click();
    }
    await arriveAt(walker, /^\/bol\/drivers\/[^/]+\/edit$/);
    await fillDriver(walker, state, driver, index === 0);
    await button(walker, t('bind:driver.save')).click();
    await arriveAt(walker, paths.purchaseDrivers());
    await seeHeading(walker, t('bind:drivers.heading'));
  }
  await link(walker, t('bind:drivers.continue')).click();
}

/** Fills in one driver's form without saving. */
export async function fillDriver(
  walker: Walker,
  state: StateCode,
  driver: ApplicationDriver,
  isHolder: boolean,
): Promise<void> {
  const { t } = walker;
  await line(walker, t('bind:driver.who.firstName')).fill(driver.first);
  await line(walker, t('bind:driver.who.lastName')).fill(driver.last);
  await line(walker, t('bind:driver.who.birthday')).fill(driver.birthday);
  if (!isHolder) await answerPlace(walker, driver);
  // An excluded driver has only identifying questions, and only the policyholder is asked about tort (reading
  // 50).
  if (!driver.excluded) {
    await answerWork(walker, state, driver);
    await answerLicense(walker, driver);
    await answerIncidents(walker, driver);
    await answerSr22(walker, state, driver);
  }
  if (isHolder) await confirmTort(walker, state);
  if (driver.social !== undefined) await line(walker, t('bind:driver.social.label')).fill(driver.social);
}

/** A driver's relation to the policyholder, and whether the policy insures them. */
async function answerPlace(walker: Walker, { relationship = 'other', excluded = false }: ApplicationDriver) {
  const { t } = walker;
  await choose(walker, t('bind:driver.who.relationship'), t(`bind:relationship.${relationship}`));
  await choose(walker, t('bind:driver.who.included'), t(`bind:driver.who.${excluded ? 'no' : 'yes'}`));
}

async function answerWork(walker: Walker, state: StateCode, { employer }: ApplicationDriver): Promise<void> {
  const { page, t } = walker;
  const occupation = t(`bind:occupation.${employer ? 'employed' : 'retired'}`);
  const label = t('bind:driver.work.occupation');
  if (STATE_RULES[state].freeTextOccupation) await line(walker, label).fill(occupation);
  else await select(walker, label, occupation);
  if (!employer) return;
  await line(walker, t('bind:driver.work.employer')).fill(employer.name);
  await page.getByRole('combobox', { name: t('bind:driver.work.category') }).fill(employer.category);
  await page.getByRole('option', { name: employer.category }).first().click();
}

async function answerLicense(walker: Walker, { license }: ApplicationDriver): Promise<void> {
  const { t } = walker;
  const words = (key: KeyBelow<'bind:driver.license.'>) => t(`bind:driver.license.${key}`);
  const where = license === 'abroad' ? 'internationalYes' : 'internationalNo';
  await choose(walker, words('international'), words(where));
  if (license === 'abroad') return;
  await select(walker, words('state'), license.state);
  await line(walker, words('number')).fill(license.number);
  await line(walker, words('issued')).fill(license.issued);
}

async function answerIncidents(walker: Walker, { incidents = [] }: ApplicationDriver): Promise<void> {
  const { page, t } = walker;
  for (const [index, { type, date, words }] of incidents.entries()) {
    const add = t(index === 0 ? 'bind:driver.record.add' : 'bind:driver.record.addNext');
    await button(walker, add).click();
    const incident = page.getByRole('group', { name: t('bind:driver.record.item', { number: index + 1 }) });
    await incident.getByRole('combobox').selectOption(type);
    await incident.getByRole('textbox', { name: t('bind:driver.record.date') }).fill(date);
    if (words) await incident.getByRole('textbox', { name: t('bind:driver.record.description') }).fill(words);
  }
}

async function answerSr22(walker: Walker, state: StateCode, { sr22 }: ApplicationDriver): Promise<void> {
  const { t } = walker;
  if (!STATE_RULES[state].sr22Offered) return;
  await choose(walker, t('bind:driver.sr22.legend'), t(`bind:driver.${sr22 ? 'yes' : 'no'}`));
  if (!sr22 || !STATE_RULES[state].sr22StateRequired) return;
  await select(walker, t('bind:driver.sr22.state'), sr22.state ?? state);
}

/** Limited tort has its own confirmation box, unless it is already on the quote (reading 22). */
async function confirmTort(walker: Walker, state: StateCode): Promise<void> {
  const { page, t } = walker;
  if (!STATE_RULES[state].tortAsked) return;
  const box = page.getByRole('checkbox', { name: t('drivers:tort.confirm') });
  if (!(await box.isChecked())) await checkBox(walker, t('drivers:tort.confirm'));
}
