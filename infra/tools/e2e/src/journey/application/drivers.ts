import { paths, STATE_RULES, type StateCode } from '@shared/domain';
import { arriveAt, button, choose, line, link, seeHeading, select, checkBox, type Walker } from '../page';
import type { Application, ApplicationDriver } from './answers';
import { changeKnown } from './known';
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
  const firstName = line(walker, t('bind:driver.who.firstName'));
  const birthday = line(walker, t('bind:driver.who.birthday'));
  await button(walker, t('bind:driver.save')).waitFor();
  if (!(await birthday.isVisible())) await changeKnown(walker, t('bind:driver.who.heading'));
  // Policy details have the policyholder's name already.
  if (await firstName.isVisible()) {
    await firstName.fill(driver.first);
    await line(walker, t('bind:driver.who.lastName')).fill(driver.last);
  }
  await birthday.fill(driver.birthday);
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
  if (driver.social !== undefined) await answerSocial(walker, driver.social);
}

/** Opens the policyholder's Social Security number, which is optional, and types it. */
export async function answerSocial(walker: Walker, social: string): Promise<void> {
  const { page, t } = walker;
  const field = line(walker, t('bind:driver.social.label'));
  if (!(await field.isVisible())) {
    await page
      .locator('summary')
      .filter({ hasText: t('bind:driver.social.heading') })
      .click();
  }
  await field.fill(social);
}

/** A driver's relation to the policyholder, and whether the policy insures them. */
async function answerPlace(walker: Walker, { relationship = 'other', excluded = false }: ApplicationDriver) {
  const { t } = walker;
  await choose(walker, t('bind:driver.who.relationship'), t(`bind:relationship.${relationship}`));
  await choose(walker, t('bind:driver.who.included'), t(`bind:known.${excluded ? 'no' : 'yes'}`));
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

/** By the age at the first license if it was on a birthday, else as a date. */
export async function answerFirstLicense(walker: Walker, issued: string, birthday: string): Promise<void> {
  const { t } = walker;
  const age = Number(issued.slice(-4)) - Number(birthday.slice(-4));
  const isByAge = issued.slice(0, 5) === birthday.slice(0, 5) && age >= 16 && age <= 18;
  const choice = isByAge ? String(age) : t('bind:driver.license.firstOther');
  await choose(walker, t('bind:driver.license.first'), choice);
  if (!isByAge) await line(walker, t('bind:driver.license.issued')).fill(issued);
}

async function answerLicense(walker: Walker, { license, birthday }: ApplicationDriver): Promise<void> {
  const { t } = walker;
  const words = (key: KeyBelow<'bind:driver.license.'>) => t(`bind:driver.license.${key}`);
  const number = line(walker, words('number'));
  if (license === 'foreign' || !(await number.isVisible())) await changeKnown(walker, words('heading'));
  if (license === 'foreign') {
    await choose(walker, words('international'), t('bind:known.yes'));
    return;
  }
  await select(walker, words('state'), license.state);
  await number.fill(license.number);
  await answerFirstLicense(walker, license.issued, birthday);
}

async function answerIncidents(walker: Walker, { incidents = [] }: ApplicationDriver): Promise<void> {
  const { page, t } = walker;
  await choose(
    walker,
    t('bind:driver.record.legend'),
    t(`bind:known.${incidents.length > 0 ? 'yes' : 'no'}`),
  );
  for (const [index, { type, date, words }] of incidents.entries()) {
    if (index > 0) await button(walker, t('bind:driver.record.addNext')).click();
    const incident = page.getByRole('group', { name: t('bind:driver.record.item', { number: index + 1 }) });
    await incident.getByRole('combobox').selectOption(type);
    await incident.getByRole('textbox', { name: t('bind:driver.record.date') }).fill(date);
    if (words) await incident.getByRole('textbox', { name: t('bind:driver.record.description') }).fill(words);
  }
}

async function answerSr22(walker: Walker, state: StateCode, { sr22 }: ApplicationDriver): Promise<void> {
  const { t } = walker;
  // The quote assumes none (reading 76).
  if (!STATE_RULES[state].sr22Offered || !sr22) return;
  await changeKnown(walker, t('bind:driver.extras.heading'));
  await choose(walker, t('bind:driver.sr22.legend'), t('bind:known.yes'));
  if (!STATE_RULES[state].sr22StateRequired) return;
  await select(walker, t('bind:driver.sr22.state'), sr22.state ?? state);
}

/** Limited tort has its own confirmation box, unless it is already on the quote (reading 22). */
async function confirmTort(walker: Walker, state: StateCode): Promise<void> {
  const { page, t } = walker;
  if (!STATE_RULES[state].tortAsked) return;
  const box = page.getByRole('checkbox', { name: t('drivers:tort.confirm') });
  if (!(await box.isChecked())) await checkBox(walker, t('drivers:tort.confirm'));
}
