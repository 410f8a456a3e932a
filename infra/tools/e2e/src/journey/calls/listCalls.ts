import { paths } from '@shared/domain';
import { fillDriver, TEENAGER } from '../drivers';
import { removable, removalAnswer, type ListName } from '../lists';
import { answer, arriveAt, button, choose, seeCount, seeHeading, visit } from '../page';
import type { Caller, CallGroup, CallStory } from './callStory';

/** Removes the last item of a list; confirming sends the call. */
function removing(of: ListName): CallStory {
  let before = 0;
  return {
    name: of === 'vehicles' ? 'removing a vehicle' : 'removing a driver',
    call: { method: 'DELETE', path: new RegExp(String.raw`^/v2/quotes/[^/]+/${of}/[^/]+$`) },
    before: async (caller) => {
      await visit(caller, paths[of]());
      const all = removable(caller, of);
      await all.first().waitFor();
      before = await all.count();
      await all.last().click();
    },
    act: (caller) => removalAnswer(caller, of, 'confirm').click(),
    message: ({ page, t }) => page.getByRole('dialog').getByText(t(`${of}:remove.failed`)),
    kept: (caller) => seeCount(removable(caller, of), before),
    done: async (caller) => {
      await caller.page.getByRole('dialog').waitFor({ state: 'detached' });
      await seeCount(removable(caller, of), before - 1);
    },
  };
}

const changingCar: CallStory = {
  name: 'changing a vehicle',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/vehicles\/[^/]+$/ },
  drafted: true,
  before: async (caller) => {
    const { t, held } = caller;
    await visit(caller, paths.editVehicle(held.vehicleId));
    await choose(caller, t('vehicles:use.legend'), t('vehicles:use.farm'));
  },
  act: (caller) => button(caller, caller.t('vehicles:form.saveEdit')).click(),
  message: ({ page, t }) => page.getByText(t('vehicles:form.errorTitle')),
  kept: async (caller) => {
    const { page, t } = caller;
    const farm = answer(caller, t('vehicles:use.legend'), t('vehicles:use.farm'));
    await farm.and(page.locator(':checked')).waitFor({ state: 'attached' });
  },
  done: (caller) => arriveAt(caller, paths.vehicles()),
};

const choosingCoverage: CallStory = {
  name: 'saving a vehicle’s coverage',
  call: changingCar.call,
  // In Ohio the API serves the list of coverages, and it loads first; only the save must fail.
  withPage: true,
  before: async (caller) => {
    const { t, held } = caller;
    await visit(caller, paths.editCoverages(held.vehicleId));
    await choose(caller, t('vehicles:coverages.legend'), t('vehicles:coverages.yes'));
  },
  act: (caller) => button(caller, caller.t('vehicles:coverages.save')).click(),
  message: ({ page, t }) => page.getByText(t('common:alerts.coverage_failed')),
  kept: async (caller) => {
    const { t } = caller;
    const yes = answer(caller, t('vehicles:coverages.legend'), t('vehicles:coverages.yes'));
    expect(await yes.isChecked()).toBe(true);
  },
  done: (caller) => arriveAt(caller, paths.vehicles()),
};

const age = ({ page, t }: Caller) => page.getByRole('textbox', { name: t('drivers:form.age'), exact: true });

const addingDriver: CallStory = {
  name: 'adding a driver',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/drivers$/ },
  drafted: true,
  before: async (caller) => {
    await visit(caller, paths.newDriver());
    await seeHeading(caller, caller.t('drivers:form.titleAdd'));
    await fillDriver(caller, TEENAGER);
  },
  act: (caller) => button(caller, caller.t('drivers:form.save')).click(),
  message: ({ page, t }) => page.getByText(t('drivers:form.error'), { exact: true }),
  kept: async (caller) => {
    await seeHeading(caller, caller.t('drivers:form.titleAdd'));
    expect(await age(caller).inputValue()).toBe(String(TEENAGER.age));
  },
  done: (caller) => arriveAt(caller, paths.drivers()),
};

const changingDriver: CallStory = {
  name: 'changing a driver',
  call: { method: 'PATCH', path: /^\/v2\/quotes\/[^/]+\/drivers\/[^/]+$/ },
  drafted: true,
  before: async (caller) => {
    await visit(caller, paths.editDriver(caller.held.driverId));
    await age(caller).fill('57');
  },
  act: (caller) => button(caller, caller.t('drivers:form.saveEdit')).click(),
  message: ({ page, t }) => page.getByText(t('drivers:form.errorTitle')),
  kept: async (caller) => {
    await age(caller).waitFor();
    expect(await age(caller).inputValue()).toBe('57');
  },
  done: (caller) => arriveAt(caller, paths.drivers()),
};

export const carCalls: CallGroup = {
  name: 'the cars',
  stage: 'driver',
  calls: [changingCar, choosingCoverage, removing('vehicles')],
};

export const driverCalls: CallGroup = {
  name: 'the drivers',
  stage: 'driver',
  calls: [addingDriver, changingDriver, removing('drivers')],
};
