import { paths } from '@shared/domain';
import { changeKnown } from '../application/known';
import { arriveAt, button, line, seeHeading, visit } from '../page';
import { VIN } from '../vehicles';
import type { Caller, CallGroup, CallStory } from './callStory';
import type { SiteKey } from '../texts';

const PATCH_QUOTE = { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+$/ } as const;
const PATCH_DRIVER = { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/drivers\/[^/]+$/ } as const;
const PATCH_VEHICLE = { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ } as const;

const press = (caller: Caller, key: SiteKey) => button(caller, caller.t(key)).click();

async function seeValue(caller: Caller, label: SiteKey, value: string): Promise<void> {
  await line(caller, caller.t(label)).waitFor();
  expect(await line(caller, caller.t(label)).inputValue()).toBe(value);
}

const reading: CallStory = {
  name: 'reading the application',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+$/ },
  withPage: true,
  before: (caller) => visit(caller, paths.privacy()),
  act: (caller) => visit(caller, paths.purchaseDrivers()),
  message: ({ page, t }) => page.getByText(t('bind:load.failedTitle')),
  kept: async ({ page, held }) =>
    expect(await page.evaluate(() => localStorage.getItem('quoteId'))).toBe(held.quoteId),
  again: (caller) => press(caller, 'bind:load.retry'),
  done: (caller) => seeHeading(caller, caller.t('bind:drivers.heading')),
};

/** An application form with one answer changed, which is a draft until it is saved. */
function saving(options: {
  name: string;
  call: CallStory['call'];
  open: (caller: Caller) => string;
  field: SiteKey;
  /** The known group that the field is folded into. */
  group?: SiteKey;
  text: string;
  save: SiteKey;
  failed: SiteKey;
  leads: (caller: Caller) => string;
  /** A call before the save succeeds: only its own connection is lost, not the network. */
  second?: boolean;
}): CallStory {
  const { name, call, open, field, group, text, save, failed, leads, second } = options;
  const unfold = async (caller: Caller) => {
    if (group && !(await line(caller, caller.t(field)).isVisible()))
      await changeKnown(caller, caller.t(group));
  };
  return {
    name,
    call,
    drafted: true,
    ...(second ? { withPage: true } : {}),
    before: async (caller) => {
      await visit(caller, open(caller));
      await unfold(caller);
      await line(caller, caller.t(field)).fill(text);
    },
    act: (caller) => press(caller, save),
    message: ({ page, t }) => page.getByText(t(failed)),
    kept: async (caller) => {
      await unfold(caller);
      await seeValue(caller, field, text);
    },
    done: (caller) => arriveAt(caller, leads(caller)),
  };
}

const toDriver = ({ held }: Caller) => paths.purchaseDriver(held.driverId);
const policy = {
  open: () => paths.policyDetails(),
  save: 'bind:policyDetails.save',
  leads: toDriver,
} as const;

const checkingAddress: CallStory = {
  name: 'checking the address',
  call: { method: 'POST', path: /^\/v2\/address\/validate$/ },
  drafted: true,
  before: async (caller) => {
    await visit(caller, paths.policyDetails());
    await line(caller, caller.t('bind:policyDetails.address.line1')).fill('2 north oak avenue');
  },
  act: (caller) => press(caller, 'bind:policyDetails.save'),
  message: ({ page, t }) => page.getByRole('dialog').getByText(t('bind:policyDetails.dialog.down')),
  kept: async (caller) => {
    const { page, t } = caller;
    const back = page.getByRole('dialog').getByRole('button', { name: t('bind:policyDetails.dialog.back') });
    if ((await back.count()) > 0) await back.last().click();
    await seeValue(caller, 'bind:policyDetails.address.line1', '2 north oak avenue');
  },
  done: async (caller) => {
    await press(caller, 'bind:policyDetails.dialog.apply');
    await arriveAt(caller, toDriver(caller));
  },
};

const lookingVinUp: CallStory = {
  name: 'comparing a VIN to the car',
  call: { method: 'GET', path: /^\/v2\/vehicles\?vin=/ },
  inPlace500: true,
  before: (caller) => visit(caller, paths.purchaseVehicle(caller.held.vehicleId)),
  act: (caller) => line(caller, caller.t('bind:review.vehicle.vin')).fill(VIN),
  message: ({ page, t }) => page.getByText(t('bind:vehicle.vin.unanswered')),
  kept: (caller) => seeValue(caller, 'bind:review.vehicle.vin', VIN),
  again: (caller) => press(caller, 'vehicles:picker.askAgain'),
  done: async ({ page, t }) => {
    await page.getByRole('group', { name: t('bind:vehicle.car.legend') }).waitFor();
    // It is not saved, so the car stays unchanged for what follows.
    await page.evaluate(() => sessionStorage.clear());
  },
};

/** The forms of the application; the steps after them are in `lastCalls`. */
export const applicationCalls: CallGroup = {
  name: 'the application',
  stage: 'applying',
  calls: [
    reading,
    saving({
      ...policy,
      name: 'saving policy details',
      call: PATCH_QUOTE,
      field: 'bind:policyDetails.residence.since',
      text: '03/01/2019',
      failed: 'bind:policyDetails.failed',
    }),
    saving({
      ...policy,
      name: 'saving the policyholder',
      call: PATCH_DRIVER,
      field: 'bind:review.policy.first_name',
      text: 'Mina',
      failed: 'bind:policyDetails.holderFailed',
      second: true,
    }),
    checkingAddress,
    saving({
      name: 'saving a driver of the application',
      call: PATCH_DRIVER,
      open: toDriver,
      field: 'bind:driver.who.lastName',
      group: 'bind:driver.who.heading',
      text: 'Quackenbush-Lee',
      save: 'bind:driver.save',
      failed: 'bind:driver.failed',
      leads: () => paths.purchaseDrivers(),
    }),
    lookingVinUp,
    saving({
      name: 'saving a car of the application',
      call: PATCH_VEHICLE,
      open: ({ held }) => paths.purchaseVehicle(held.vehicleId),
      field: 'bind:review.vehicle.current_mileage',
      text: '43,000',
      save: 'bind:vehicle.save',
      failed: 'bind:vehicle.failed',
      leads: () => paths.purchaseVehicles(),
    }),
  ],
};
