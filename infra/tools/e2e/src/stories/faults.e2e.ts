import { getQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { rows } from '@shared/testing/form';
import type { Caller, CallGroup, CallStory } from '../journey/calls/callStory';
import { consentCalls } from '../journey/calls/consentCalls';
import { deductibleCalls } from '../journey/calls/deductibleCalls';
import { carCalls, driverCalls } from '../journey/calls/listCalls';
import { lastCalls, reviewCalls } from '../journey/calls/lastCalls';
import { pickerCalls } from '../journey/calls/pickerCalls';
import { priceCalls } from '../journey/calls/priceCalls';
import { applicationCalls } from '../journey/calls/purchaseCalls';
import { resumeCalls } from '../journey/calls/resumeCalls';
import { aboutCalls, startCalls } from '../journey/calls/startCalls';
import { wayCalls } from '../journey/calls/wayCalls';
import { rawTexts } from '../journey/looks';
import { arriveAt, button, choose, link, seeHeading, visit } from '../journey/page';
import { pickByVin } from '../journey/vehicles';
import { beginFault, FAULTS, NOISE, type Fault } from '../system/faults';
import { holdPurchase } from '../system/heldPurchase';
import { holdQuote, type HeldQuote } from '../system/heldQuote';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';
import { until } from '../system/until';
import type { Locator } from 'playwright-core';

const GROUPS: readonly CallGroup[] = [
  startCalls,
  aboutCalls,
  pickerCalls,
  carCalls,
  driverCalls,
  priceCalls,
  deductibleCalls,
  wayCalls,
  applicationCalls,
  lastCalls,
  reviewCalls,
  consentCalls,
  resumeCalls,
];

const NOBODY = { quoteId: 'none', vehicleId: 'none', driverId: 'none' };

/**
 * A 500 leads to contact-us, which detects when the system responds again, by asking or from a call sent after the
 * failed one (R10). Then the way back to the quote is open.
 */
async function throughContactUs(caller: Caller, endFault: () => Promise<void>): Promise<void> {
  const { page, t, held } = caller;
  await arriveAt(caller, paths.contactUs());
  await page.getByRole('heading', { level: 1, name: t('shell:contactUs.title') }).waitFor();
  await endFault();
  const unavailable = page.getByText(t('shell:contactUs.unavailable'));
  // If the system has already responded, there is nothing to press.
  await button(caller, t('shell:contactUs.retry')).evaluateAll(([retry]) => (retry as HTMLElement)?.click());
  await unavailable.waitFor({ state: 'detached' });
  if (held.quoteId !== 'none') await link(caller, t('shell:contactUs.review')).waitFor();
}

/** The page's clock goes ahead through the 30 s in which a call is repeated, until it fails. */
async function seeFailure({ page }: Shopper, message: Locator): Promise<void> {
  await until(async () => {
    if (await message.first().isVisible()) return true;
    await page.clock.fastForward(1000);
    return false;
  }, 'the message of a failed call');
}

/** Hits a fault at a call, and continues once it is over. */
async function meet(caller: Caller, story: CallStory, fault: Fault): Promise<void> {
  const { page } = caller;
  await story.before(caller);
  const from = new URL(page.url());
  const trouble = await beginFault(caller, fault, {
    ...story.call,
    ...(story.withPage ? { withPage: true } : {}),
  });
  try {
    await story.act(caller);
    if (fault === '500' && !story.inPlace500) {
      await throughContactUs(caller, trouble.end);
      if (story.drafted) await visit(caller, from.pathname);
      else await story.before(caller);
      if (story.drafted) await story.kept(caller);
      await story.act(caller);
    } else {
      await seeFailure(caller, story.message(caller));
      expect(new URL(page.url()).pathname).not.toBe(paths.contactUs());
      expect(await rawTexts(page)).toEqual([]);
      await story.kept(caller);
      await trouble.end();
      await (story.again ?? story.act)(caller);
    }
    await story.done(caller);
    expect({ call: story.name, met: trouble.met() > 0 }).toEqual({ call: story.name, met: true });
  } finally {
    await trouble.end();
  }
}

/** A state that requires a signature for liability only. */
const TEXAS = { zip_code: '75201', state: 'TX', county: 'Dallas', city: 'Dallas' } as const;

async function hold(shopper: Shopper, group: CallGroup): Promise<Omit<HeldQuote, 'client'>> {
  const { stage, nothingSigned } = group;
  if (stage === 'nobody') return NOBODY;
  const applying = () => (nothingSigned ? holdPurchase(shopper) : holdPurchase(shopper, TEXAS));
  const held = await (stage === 'applying' ? applying() : holdQuote(shopper, stage));
  // The calls' screens are opened within the site, because some of them change its storage first.
  await visit(shopper, paths.privacy());
  await seeHeading(shopper, shopper.t('shell:privacyPage.title'));
  return held;
}

/** One shopper hits a fault at every call of a group. */
async function meetAll(group: CallGroup, calls: readonly CallStory[], fault: Fault): Promise<void> {
  await tell(
    async (shopper) => {
      await shopper.page.clock.install();
      const held = await hold(shopper, group);
      const failures: string[] = [];
      for (const story of calls) {
        const at = () => new URL(shopper.page.url()).pathname;
        await meet({ ...shopper, held }, story, fault).catch((error: unknown) => {
          failures.push(`${story.name} at ${at()}: ${String(error)}`);
        });
      }
      expect(failures).toEqual([]);
    },
    { allowed: NOISE[fault] },
  );
}

type Case = readonly [fault: Fault, name: string, group: CallGroup, calls: readonly CallStory[]];

/** Every fault at every call; the short form uses the calls marked for it. */
const cases: Case[] = FAULTS.flatMap((fault) =>
  GROUPS.map((group) => {
    const calls = rows(group.calls, ({ inShortForm }) => inShortForm === true);
    return [fault, group.name, group, calls] as const;
  }),
).filter(([, , , calls]) => calls.length > 0);

describe('a failing call: the screen says so, input is kept, a retry works; only a 500 leads to contact-us', () => {
  test.each(cases.filter(([fault]) => fault !== 'hang'))(
    '%s at each call of %s [2.1-19, 2.11-2, 2.11-4, 4-18, 4-26, 8-2, 8-3, 8-5, 8-14, 8-15, 8-16, 8-18, 8-19, R10-3, R10-4]',
    (fault, _name, group, calls) => meetAll(group, calls, fault),
  );

  test('a hang at each call ends in time: a shopper in each part, all at once [R10-3]', async () => {
    const hanging = cases.filter(([fault]) => fault === 'hang');
    const ended = await Promise.allSettled(
      hanging.map(([fault, , group, calls]) => meetAll(group, calls, fault)),
    );
    const failures = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(failures).toEqual([]);
  });

  test('a lost response: the car was added, and a retry adds no second one', () =>
    tell(
      async (shopper) => {
        const { t } = shopper;
        await shopper.page.clock.install();
        const { client, quoteId } = await holdQuote(shopper, 'answered');
        await visit(shopper, paths.newVehicle());
        await pickByVin(shopper);
        await choose(shopper, t('vehicles:use.legend'), t('vehicles:use.pleasure'));
        const letGo = shopper.wire.disturb({
          match: (url, method) => method === 'POST' && url.pathname.endsWith('/vehicles'),
          lose: true,
        });
        await button(shopper, t('vehicles:form.save')).click();
        await seeFailure(shopper, shopper.page.getByText(t('vehicles:form.errorAdd')));
        expect((await getQuote(client, quoteId)).vehicles).toHaveLength(1);
        letGo();
        await button(shopper, t('vehicles:form.save')).click();
        await arriveAt(shopper, paths.vehicles());
        expect((await getQuote(client, quoteId)).vehicles).toHaveLength(1);
      },
      { allowed: NOISE.offline },
    ));
});
