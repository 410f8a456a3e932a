import { paths } from '@shared/domain';
import { arriveAt, button, choose, seeHeading, visit, type Walker } from './page';

export const zipField = ({ page, t }: Walker) =>
  page.getByRole('textbox', { name: t('quotes:start.zipLabel') });

/** Types a ZIP on the open start screen and submits it. */
export async function typeZip(walker: Walker, zip: string): Promise<void> {
  await zipField(walker).fill(zip);
  await button(walker, walker.t('quotes:start.submit')).click();
}

/** Opens the site and submits a ZIP. */
export async function startWithZip(walker: Walker, zip: string): Promise<void> {
  await visit(walker, paths.start());
  await typeZip(walker, zip);
}

/** The city chooser's options, as displayed. */
export async function offeredCities(walker: Walker): Promise<string[]> {
  const list = walker.page.getByRole('combobox', { name: walker.t('quotes:start.cityLabel') });
  await list.waitFor();
  const options = await list.getByRole('option').allTextContents();
  return options.filter((option) => option !== walker.t('quotes:start.cityPlaceholder'));
}

/** Picks a city and continues to the questions. */
export async function chooseCity(walker: Walker, city: string, county: string): Promise<void> {
  const { page, t } = walker;
  const label = t('quotes:start.cityOption', { city, county });
  await page.getByRole('combobox', { name: t('quotes:start.cityLabel') }).selectOption({ label });
  await button(walker, t('quotes:start.citySubmit')).click();
}

export interface About {
  homeowner: boolean;
  /** The current insurer, and the expiration as typed; null for nobody. */
  insured: { insurer: string; until: string } | null;
}

/** Answers the two questions about the shopper; ends at the first car. */
export async function answerAbout(walker: Walker, about: About): Promise<void> {
  const { page, t } = walker;
  await seeHeading(walker, t('quotes:edit.title'));
  await choose(
    walker,
    t('quotes:edit.home'),
    t(about.homeowner ? 'quotes:edit.homeYes' : 'quotes:edit.homeNo'),
  );
  const insuredLabel = t(about.insured ? 'quotes:edit.insuredYes' : 'quotes:edit.insuredNo');
  await choose(walker, t('quotes:edit.insured'), insuredLabel);
  if (about.insured) {
    await page.getByRole('textbox', { name: t('quotes:edit.insurer') }).fill(about.insured.insurer);
    await page.getByRole('textbox', { name: t('quotes:edit.expiration') }).fill(about.insured.until);
  }
  await button(walker, t('quotes:edit.submit')).click();
  await arriveAt(walker, paths.newVehicle());
}

export const NOTHING_SPECIAL: About = { homeowner: false, insured: null };
