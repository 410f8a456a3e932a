import { paths } from '@shared/domain';
import { answer, arriveAt, button, choose, visit } from '../page';
import { pickByVin, pickWay, VIN } from '../vehicles';
import type { Caller, CallGroup, CallStory } from './callStory';

const CAR = { year: '2016', make: 'Honda', model: 'Civic' };
const TEXT = '2016 honda civic';

type ListName = 'year' | 'make' | 'model' | 'trim';

const list = ({ page, t }: Caller, name: ListName) =>
  page.getByRole('combobox', { name: t(`vehicles:picker.${name}`), exact: true });

/** An empty form for a new car, without leftovers of the previous call. */
async function openForm(caller: Caller): Promise<void> {
  await caller.page.evaluate(() => sessionStorage.clear());
  await visit(caller, paths.newVehicle());
}

async function openPicker(caller: Caller, way: 'choose' | 'search' | 'vin'): Promise<void> {
  await openForm(caller);
  await pickWay(caller, way);
}

/** A list of the cascade, loaded by choosing in the previous one. */
function ofList(
  name: string,
  path: RegExp,
  chosen: readonly (keyof typeof CAR)[],
  next: ListName,
): CallStory {
  const last = chosen.at(-1) ?? 'year';
  return {
    name,
    call: { method: 'GET', path },
    drafted: true,
    before: async (caller) => {
      await openPicker(caller, 'choose');
      for (const each of chosen.slice(0, -1)) await list(caller, each).selectOption(CAR[each]);
    },
    act: async (caller) => void (await list(caller, last).selectOption(CAR[last])),
    message: ({ page, t }) => page.getByText(t('vehicles:picker.failed')),
    kept: async (caller) => {
      for (const each of chosen) expect(await list(caller, each).inputValue()).toBe(CAR[each]);
    },
    again: (caller) => button(caller, caller.t('vehicles:picker.retry')).click(),
    done: (caller) =>
      list(caller, next)
        .and(caller.page.locator(':enabled'))
        .locator('option[value]:not([value=""])')
        .first()
        .waitFor({ state: 'attached' }),
  };
}

const searchField = ({ page, t }: Caller) =>
  page.getByRole('combobox', { name: t('vehicles:picker.searchLabel') });
const vinField = ({ page, t }: Caller) =>
  page.getByRole('textbox', { name: t('vehicles:picker.vinLabel'), exact: true });

const askAgain = (caller: Caller) => button(caller, caller.t('vehicles:picker.askAgain')).click();

const searchFailed = ({ page, t }: Caller) => page.getByText(t('vehicles:picker.searchFailed'));
const vinFailed = ({ page, t }: Caller) => page.getByText(t('vehicles:picker.vinFailed'));

const bySearch: CallStory = {
  name: 'searching by text',
  call: { method: 'GET', path: /^\/v2\/vehicles\?query=/ },
  inPlace500: true,
  before: (caller) => openPicker(caller, 'search'),
  act: (caller) => searchField(caller).fill(TEXT),
  message: searchFailed,
  kept: async (caller) => expect(await searchField(caller).inputValue()).toBe(TEXT),
  again: askAgain,
  done: ({ page }) =>
    page
      .getByRole('option', { name: /Honda Civic/ })
      .first()
      .waitFor(),
};

const byVin: CallStory = {
  name: 'looking up a VIN',
  call: { method: 'GET', path: /^\/v2\/vehicles\?vin=/ },
  inPlace500: true,
  before: (caller) => openPicker(caller, 'vin'),
  act: (caller) => vinField(caller).fill(VIN),
  message: vinFailed,
  kept: async (caller) => expect(await vinField(caller).inputValue()).toBe(VIN),
  again: askAgain,
  done: ({ page, t }) => page.getByRole('heading', { name: t('vehicles:picker.found') }).waitFor(),
};

const creating: CallStory = {
  name: 'adding a vehicle',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/vehicles$/ },
  drafted: true,
  inShortForm: true,
  before: async (caller) => {
    const { t } = caller;
    await openForm(caller);
    await pickByVin(caller);
    await choose(caller, t('vehicles:use.legend'), t('vehicles:use.farm'));
  },
  act: (caller) => button(caller, caller.t('vehicles:form.save')).click(),
  message: ({ page, t }) => page.getByText(t('vehicles:form.errorAdd')),
  kept: async (caller) => {
    const { page, t } = caller;
    await page.getByRole('heading', { name: '2003 Honda Accord' }).waitFor();
    const farm = answer(caller, t('vehicles:use.legend'), t('vehicles:use.farm'));
    expect(await farm.isChecked()).toBe(true);
  },
  done: (caller) => arriveAt(caller, paths.vehicles()),
};

/** The three ways to find a car, and adding it. */
export const pickerCalls: CallGroup = {
  name: 'the form of a car',
  stage: 'answered',
  calls: [
    ofList('listing makes', /^\/v2\/vehicles\/\d+\/makes\/$/, ['year'], 'make'),
    ofList('listing models', /^\/v2\/vehicles\/\d+\/makes\/[^/]+\/models$/, ['year', 'make'], 'model'),
    ofList('listing trims', /\/models\/[^/]+\/trims$/, ['year', 'make', 'model'], 'trim'),
    bySearch,
    byVin,
    creating,
  ],
};
