import { getQuote } from '@shared/api-client/requests';
import { addDays, dateIn, paths, timeZoneOf } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { rows } from '@shared/testing/form';
import { quackenbush } from '../journey/application/answers';
import { answerFirstLicense, fillDriver } from '../journey/application/drivers';
import { changeKnown } from '../journey/application/known';
import { arriveAt, button, choose, line, seeHeading, checkBox, visit } from '../journey/page';
import { answerQuestions, holdPurchase } from '../system/heldPurchase';
import { ADDRESS } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import type { KeyBelow, SiteKey } from '../journey/texts';

/** West of the state, near it, and most of a day ahead of it. */
const ZONES = ['America/Los_Angeles', 'America/Chicago', 'Pacific/Kiritimati'];

/** First days of a month or year, where one day less shows most; and the last day that a policy can start on. */
const TYPED = {
  start: typed(addDays(dateIn(timeZoneOf(ADDRESS), new Date()), 30)),
  residence: '03/01/2020',
  birthday: '01/01/1984',
  issued: '03/01/2000',
  violation: '01/01/2025',
  course: '12/01/2025',
};

function typed(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}
const isoOf = (text: string): string => {
  const [month, day, year] = text.split('/');
  return `${year}-${month}-${day}`;
};

async function typePolicy(shopper: Shopper): Promise<void> {
  const { t } = shopper;
  const words = (key: KeyBelow<'bind:policyDetails.'>) => t(`bind:policyDetails.${key}`);
  await visit(shopper, paths.policyDetails());
  await choose(shopper, words('term.start'), words('term.custom'));
  await line(shopper, words('term.effective')).fill(TYPED.start);
  await line(shopper, words('residence.since')).fill(TYPED.residence);
  await button(shopper, words('save')).click();
}

async function typeDriver(shopper: Shopper): Promise<void> {
  const { t } = shopper;
  await seeHeading(shopper, t('bind:driver.titleHolder'));
  const { birthday, issued, violation } = TYPED;
  const incidents = [{ type: 'dwi', date: violation, words: 'After a party' }];
  const holder = quackenbush('OH', { birthday, incidents });
  await fillDriver(shopper, 'OH', holder, true);
  await answerFirstLicense(shopper, issued, birthday);
  await changeKnown(shopper, t('bind:driver.extras.heading'));
  await checkBox(shopper, t('drivers:extras.defensive_driver'));
  await line(shopper, t('bind:driver.discounts.completed')).fill(TYPED.course);
  await button(shopper, t('bind:driver.save')).click();
  await arriveAt(shopper, paths.purchaseDrivers());
}

/** The fields of the reopened forms. */
async function seeTyped(shopper: Shopper, driverId: string): Promise<void> {
  const { t } = shopper;
  const see = async (label: SiteKey, value: string) => {
    await line(shopper, t(label)).waitFor();
    expect({ label, value: await line(shopper, t(label)).inputValue() }).toEqual({ label, value });
  };
  await visit(shopper, paths.policyDetails());
  await see('bind:policyDetails.term.effective', TYPED.start);
  await see('bind:policyDetails.residence.since', TYPED.residence);
  await visit(shopper, paths.purchaseDriver(driverId));
  for (const group of ['bind:driver.who.heading', 'bind:driver.license.heading'] as const)
    await changeKnown(shopper, t(group));
  await see('bind:driver.who.birthday', TYPED.birthday);
  await see('bind:driver.license.issued', TYPED.issued);
  await see('bind:driver.record.date', TYPED.violation);
  await see('bind:driver.discounts.completed', TYPED.course);
}

// The short form uses the zone where a day is most easily lost: fourteen hours ahead of UTC.
describe.each(rows(ZONES, (zone) => zone === 'Pacific/Kiritimati'))('a browser in %s', (timezoneId) => {
  test('dates are saved, reviewed and reopened as typed [9-45, R25]', () =>
    tell(
      async (shopper) => {
        const held = await holdPurchase(shopper);
        await typePolicy(shopper);
        await typeDriver(shopper);
        const { term, residence_info, drivers } = await getQuote(held.client, held.quoteId);
        expect({ start: term?.effective, residence: residence_info?.current_residence_date }).toEqual({
          start: isoOf(TYPED.start),
          residence: isoOf(TYPED.residence),
        });
        expect(drivers[0]).toMatchObject({
          birthday: isoOf(TYPED.birthday),
          license_issued_at: isoOf(TYPED.issued),
          defensive_driver_course_completed_at: isoOf(TYPED.course),
          accident_violations: [expect.objectContaining({ date: isoOf(TYPED.violation) })],
        });

        await answerQuestions(held);
        await visit(shopper, paths.purchaseReview());
        await seeHeading(shopper, shopper.t('bind:review.heading'));
        const start = formatDate(isoOf(TYPED.start), 'en', 'long');
        await shopper.page.getByText(start, { exact: true }).first().waitFor();
        const folded = shopper.page.locator('main details:not([open]) > summary');
        while ((await folded.count()) > 0) await folded.first().click();
        for (const date of Object.values(TYPED)) await shopper.page.getByText(date).first().waitFor();
        await seeTyped(shopper, held.driverId);
      },
      { timezoneId },
    ));

  // In Ohio it is late in the evening before, in standard and in daylight time, and two hours later it is the
  // day itself.
  test.each([
    ['03:30', 0],
    ['05:30', 1],
  ])("at %s UTC, tomorrow is Ohio's [2.12-8, R25]", (time, later) =>
    tell(
      async (shopper) => {
        const { page, t } = shopper;
        await holdPurchase(shopper);
        const day = new Date().toISOString().slice(0, 10);
        await page.clock.setFixedTime(`${day}T${time}:00Z`);
        await visit(shopper, paths.policyDetails());
        const tomorrow = formatDate(addDays(day, later), 'en', 'long');
        const start = page.getByRole('group', { name: t('bind:policyDetails.term.start') });
        await start.getByText(tomorrow, { exact: true }).waitFor();
        await choose(shopper, t('bind:policyDetails.term.start'), t('bind:policyDetails.term.tomorrow'));
        await page.getByText(new RegExp(`${tomorrow} `)).waitFor();
      },
      // A clock that is off by hours: the first call gets the server's time, and is repeated.
      { timezoneId, allowed: [/status of 400/] },
    ),
  );
});
