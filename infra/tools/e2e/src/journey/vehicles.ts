import { paths } from '@shared/domain';
import { answer, arriveAt, button, choose, link, type Walker } from './page';

/** The VIN of the specification's examples: a 2003 Honda Accord, liability only by its age. */
export const VIN = '1HGCM82633A004352';

export interface Cascade {
  year: number;
  make: string;
  model: string;
  /** The first option by default. */
  trim?: string;
}

/** Old enough for the coverage question, young enough to have a choice. */
export const FAMILY_CAR: Cascade = { year: 2016, make: 'Honda', model: 'Civic' };
/** Too new for the coverage question (under 7 years). */
export const NEW_CAR: Cascade = { year: 2024, make: 'Toyota', model: 'Camry' };

export type Use = 'pleasure' | 'commute' | 'long_commute' | 'farm' | 'business';
type Way = 'choose' | 'search' | 'vin';

/** How the car is found: lists, name or VIN. */
export async function pickWay(walker: Walker, way: Way): Promise<void> {
  const { t } = walker;
  const legend = t('vehicles:picker.legend');
  if (await answer(walker, legend, t(`vehicles:picker.${way}`)).isChecked()) return;
  await choose(walker, legend, t(`vehicles:picker.${way}`));
}

/** Chooses in the four lists in order; the site chooses the only trim itself. */
export async function pickByCascade(walker: Walker, { year, make, model, trim }: Cascade): Promise<void> {
  const { page, t } = walker;
  await pickWay(walker, 'choose');
  const list = (name: 'year' | 'make' | 'model' | 'trim') =>
    page.getByRole('combobox', { name: t(`vehicles:picker.${name}`), exact: true });
  await list('year').selectOption(String(year));
  await list('make').selectOption(make);
  await list('model').selectOption(model);
  const trims = list('trim');
  await trims.locator('option[value]:not([value=""])').first().waitFor({ state: 'attached' });
  if ((await trims.inputValue()) === '') await trims.selectOption(trim ?? { index: 1 });
}

/** Types a VIN and waits until its car is shown. */
export async function pickByVin(walker: Walker, vin: string = VIN): Promise<void> {
  const { page, t } = walker;
  await pickWay(walker, 'vin');
  await page.getByRole('textbox', { name: t('vehicles:picker.vinLabel'), exact: true }).fill(vin);
  await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
}

/** Types a name and picks the first car found. */
export async function pickByText(walker: Walker, text: string): Promise<void> {
  const { page, t } = walker;
  await pickWay(walker, 'search');
  await page.getByRole('combobox', { name: t('vehicles:picker.searchLabel') }).fill(text);
  await page.getByRole('option').first().click();
  await page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor();
}

/** Answers what the picked car is used for and adds it; ends wherever the site leads. */
export async function saveVehicle(walker: Walker, use: Use = 'pleasure'): Promise<void> {
  const { t } = walker;
  await choose(walker, t('vehicles:use.legend'), t(`vehicles:use.${use}`));
  await button(walker, t('vehicles:form.save')).click();
  await arriveAt(walker, /^\/(quotes\/vehicles|vehicles\/[^/]+\/edit-coverages)$/);
}

/** The question after adding a car of 7 to 20 years. */
export async function answerCoverage(walker: Walker, liabilityOnly = false): Promise<void> {
  const { t } = walker;
  const label = t(liabilityOnly ? 'vehicles:coverages.yes' : 'vehicles:coverages.no');
  await choose(walker, t('vehicles:coverages.legend'), label);
  await button(walker, t('vehicles:coverages.save')).click();
  await arriveAt(walker, paths.vehicles());
}

async function finish(walker: Walker, use: Use): Promise<void> {
  await saveVehicle(walker, use);
  if (new URL(walker.page.url()).pathname !== paths.vehicles()) await answerCoverage(walker);
}

/** From the add screen to the list, with a car from the lists. */
export async function addVehicleByCascade(
  walker: Walker,
  car = FAMILY_CAR,
  use: Use = 'commute',
): Promise<void> {
  await pickByCascade(walker, car);
  await finish(walker, use);
}

/** From the add screen to the list, with a car by its VIN. */
export async function addVehicleByVin(walker: Walker, vin = VIN, use: Use = 'pleasure'): Promise<void> {
  await pickByVin(walker, vin);
  await finish(walker, use);
}

/** From the add screen to the list, with a car found by name. */
export async function addVehicleByText(walker: Walker, text: string, use: Use = 'pleasure'): Promise<void> {
  await pickByText(walker, text);
  await finish(walker, use);
}

/** From the list to the add screen. */
export async function addAnother(walker: Walker): Promise<void> {
  await link(walker, walker.t('vehicles:list.add'), false).click();
  await arriveAt(walker, paths.newVehicle());
}

/** From the list to the drivers, or to the review if there are drivers. */
export async function onToDrivers(walker: Walker): Promise<void> {
  await link(walker, walker.t('vehicles:list.continueDrivers')).click();
  await arriveAt(walker, paths.newDriver());
}
