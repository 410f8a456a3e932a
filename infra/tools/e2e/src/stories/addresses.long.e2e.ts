import { getQuote } from '@shared/api-client/requests';
import { paths, RESUMING } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { arriveAt, link, stored, visit } from '../journey/page';
import { standAtFinalQuote } from '../system/heldFinalQuote';
import { holdPurchase } from '../system/heldPurchase';
import { holdQuote, STAGES, type HeldQuote, type Stage } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';

type Where = 'nobody' | Stage;
type Address = (held: HeldQuote) => string;

const NEW: Address = () => paths.start();
const EDIT: Address = () => paths.editQuote();
const CAR: Address = () => paths.newVehicle();
/** Shows what is missing (section 2.8), and is where failed prices lead back to (section 4). */
const REVIEW: Address = () => paths.review();
const PRICES: Address = ({ quoteId }) => paths.rates(quoteId);
const CARS: Address = () => paths.vehicles();

/** Leads to itself. */
const HERE = 'here';
type Row = [address: string | Address, ...leadsTo: (Address | typeof HERE)[]];

/**
 * Every route of section 2.1 that belongs to a quote or its prices, and where it leads: without a quote, with a new
 * one, with its questions answered, with a car, with a driver, with prices. Handwritten from sections 2.1, 2.6 to 2.8
 * and readings 16 to 18 and 34: a route that is too early leads to the furthest step allowed, and an empty list is
 * shown once its step is allowed.
 */
const TABLE: Row[] = [
  ['/', NEW, NEW, NEW, NEW, NEW, NEW],
  ['/quotes/new', HERE, HERE, HERE, HERE, HERE, HERE],
  ['/quotes/not-covered?location=10001', HERE, HERE, HERE, HERE, HERE, HERE],
  ['/contact-us', HERE, HERE, HERE, HERE, HERE, HERE],
  ['/anything', NEW, NEW, NEW, NEW, NEW, NEW],
  ['/quotes/edit', NEW, HERE, HERE, HERE, HERE, HERE],
  ['/quotes/vehicles', NEW, EDIT, HERE, HERE, HERE, HERE],
  ['/quotes/anything', NEW, EDIT, CARS, CARS, CARS, CARS],
  ['/vehicles/new', NEW, EDIT, HERE, HERE, HERE, HERE],
  [({ vehicleId }) => paths.editCoverages(vehicleId), NEW, EDIT, HERE, HERE, HERE, HERE],
  [({ vehicleId }) => paths.editVehicle(vehicleId), NEW, EDIT, HERE, HERE, HERE, HERE],
  [({ vehicleId }) => paths.editVehicleFromRates(vehicleId), NEW, EDIT, HERE, HERE, HERE, HERE],
  ['/quotes/drivers', NEW, EDIT, CAR, HERE, HERE, HERE],
  ['/drivers/new', NEW, EDIT, CAR, HERE, HERE, HERE],
  [({ driverId }) => paths.editDriver(driverId), NEW, EDIT, CAR, HERE, HERE, HERE],
  [({ driverId }) => paths.editDriverFromRates(driverId), NEW, EDIT, CAR, HERE, HERE, HERE],
  ['/quotes/review', NEW, EDIT, CAR, HERE, HERE, HERE],
  [PRICES, HERE, EDIT, CAR, REVIEW, HERE, HERE],
  [({ quoteId }) => `${paths.rates(quoteId)}?index=1`, HERE, EDIT, CAR, REVIEW, HERE, HERE],
  [({ quoteId }) => paths.compare(quoteId), HERE, EDIT, CAR, REVIEW, HERE, HERE],
  ['/bol/policy-details', NEW, EDIT, CAR, REVIEW, PRICES, PRICES],
];
const COLUMNS: readonly Where[] = ['nobody', ...STAGES];

/** The short form tests the middle stage, where some addresses lead back and others to themselves. */
const columns = rows(COLUMNS, (where) => where === 'answered');
/** It visits only the addresses whose target differs from the previous stage. */
const rowsOf = (column: number): Row[] => rows(TABLE, ([, ...leads]) => leads[column] !== leads[column - 1]);
/** The targets are among the addresses, so reloads are only needed when all are visited. */
const WAYS = rows(['deep link', 'reload'], (way) => way === 'deep link');

/** Someone else's quote, for a shopper without one. */
const FOREIGN = { quoteId: '00000000-0000-4000-8000-000000000000', vehicleId: 'none', driverId: 'none' };

/** The server's data of the quote, without what rating writes. */
async function answersOf({ client, quoteId }: HeldQuote): Promise<object> {
  const { homeowner, currently_insured, vehicles, drivers } = await getQuote(client, quoteId);
  const cars = vehicles.map(({ id, year, model, use_code }) => ({ id, year, model, use_code }));
  return { homeowner, currently_insured, cars, drivers: drivers.map(({ id, age }) => ({ id, age })) };
}

/** Arrives at the address's target, and stays there after a reload, with a main heading. */
async function expectLeads(shopper: Shopper, address: string, leadsTo: string): Promise<void> {
  const { page } = shopper;
  await visit(shopper, address);
  for (const how of WAYS) {
    await page.locator('#static-page').waitFor({ state: 'detached' });
    await arriveAt(shopper, leadsTo);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A screen that redirects does so with its first paint.
    const { pathname, search } = new URL(page.url());
    expect({ how, address, at: pathname + search }).toEqual({ how, address, at: leadsTo });
    if (how !== WAYS.at(-1)) await page.reload({ waitUntil: 'commit' });
  }
}

describe('a deep link and a reload at every address', () => {
  test.each(columns)(
    '%s: each leads to itself or to the furthest step allowed, and nothing is lost [2.1-1, 2.1-2, 2.1-3, 2.1-4, 2.1-5, 2.1-6, 2.1-7, 2.1-8, 2.1-9, 2.1-10, 2.1-11, 2.1-12, 2.1-15, 2.1-17, 2.1-18, 4-1, R18, R34-3]',
    (where) =>
      tell(
        async (shopper) => {
          const held = where === 'nobody' ? null : await holdQuote(shopper, where);
          const before = held && (await answersOf(held));
          const ids = held ?? { ...FOREIGN, client: undefined as never };
          const column = COLUMNS.indexOf(where);
          for (const [address, ...leads] of rowsOf(column)) {
            const from = typeof address === 'string' ? address : address(ids);
            const leadsTo = leads[column] ?? HERE;
            await expectLeads(shopper, from, leadsTo === HERE ? from : leadsTo(ids));
          }
          expect(await stored(shopper, 'quoteId')).toBe(held?.quoteId ?? null);
          expect(held && (await answersOf(held))).toEqual(before);
        },
        { allowed: [/status of 404/] },
      ),
  );
});

/** The addresses of this site that a screen links to. */
async function linksOf(shopper: Shopper, screen: string): Promise<string[]> {
  const { page } = shopper;
  await visit(shopper, screen);
  await page.locator('#static-page').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The heading and the road come before the remote, which brings something to press.
  const main = page.getByRole('main');
  await main.getByRole('button').or(main.getByRole('link')).first().waitFor();
  const links = page.locator('a[href^="/"]');
  const all = await links.evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? ''));
  return all.filter((href) => !href.includes('#'));
}

/** Opens each link of these screens in a tab of its own, which has no history and no router state. */
async function expectOwnTabs(
  shopper: Shopper,
  screens: readonly string[],
  leads: Record<string, string> = {},
) {
  const links = new Set<string>();
  for (const screen of screens) for (const address of await linksOf(shopper, screen)) links.add(address);
  for (const address of links) {
    const page = await shopper.context.newPage();
    await visit({ ...shopper, page }, address);
    await arriveAt({ ...shopper, page }, leads[address] ?? address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.close();
  }
  return [...links];
}
const RESUME = paths.review(RESUMING);

describe('a link opened in a new tab leads to the step it names', () => {
  test('of a quote with prices', () =>
    tell(async (shopper) => {
      const { quoteId, vehicleId, driverId } = await holdQuote(shopper, 'rated');
      const screens = [NEW, EDIT, CARS, REVIEW].map((address) => address({ quoteId } as HeldQuote));
      const leads = { '/': paths.start(), [RESUME]: paths.review() };
      const links = await expectOwnTabs(shopper, [...screens, paths.drivers(), paths.rates(quoteId)], leads);
      expect(links).toEqual(
        expect.arrayContaining([
          RESUME,
          paths.editVehicleFromRates(vehicleId),
          paths.editDriverFromRates(driverId),
        ]),
      );
    }));

  test('of a purchase', () =>
    tell(async (shopper) => {
      const { client, quoteId, driverId } = await holdPurchase(shopper);
      const leads = {
        '/': paths.start(),
        [RESUME]: paths.purchaseCoverages(),
        // Too early until the coverages are reviewed: its own click, or its menu, saves that first.
        [paths.questions()]: paths.purchaseCoverages(),
      };
      const screens = [
        paths.start(),
        paths.purchaseDrivers(),
        paths.purchaseVehicles(),
        paths.purchaseCoverages(),
      ];
      const links = await expectOwnTabs(shopper, screens, leads);
      expect(links).toEqual(expect.arrayContaining([RESUME, paths.purchaseDriver(driverId)]));
      await visit(shopper, paths.purchaseCoverages());
      await link(shopper, shopper.t('bind:coverages.continue')).click({ button: 'right' });
      const isReviewed = async () => (await getQuote(client, quoteId)).reviewed_coverages !== null;
      await until(isReviewed, 'the review is saved');
      const page = await shopper.context.newPage();
      await visit({ ...shopper, page }, paths.questions());
      await arriveAt({ ...shopper, page }, paths.questions());
    }));

  test('of a whole application', () =>
    tell(async (shopper) => {
      const { quoteId } = await standAtFinalQuote(shopper, 'FCIC');
      const leads = { '/': paths.start() };
      const links = await expectOwnTabs(shopper, [paths.purchaseReview(), paths.finalRates(quoteId)], leads);
      expect(links).toEqual(expect.arrayContaining([paths.editPolicyDetails(), paths.questions()]));
    }));
});
