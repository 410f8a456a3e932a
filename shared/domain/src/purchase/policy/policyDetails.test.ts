import { STATE_CODES } from '../../entities';
import { errorsOf } from '../../schemas';
import { policyDetailsSchema, policyPatchFaults, type PolicyDetailsInput } from '..';

const facts = { state: 'TX', today: '2026-11-21' } as const;
const whole: PolicyDetailsInput = {
  term: { duration: 6, effective: '2026-12-01', expires: '2027-06-01' },
  address: {
    line1: '1 Main St',
    line2: null,
    city: 'Austin',
    county: 'Travis',
    state: 'TX',
    zip_code: '78701',
  },
  residence_info: { current_residence_date: '2020-01-01', ownership: 'owned' },
  mailing: null,
  first_name: 'Ann',
  last_name: 'Doe',
  phone: '512-555-0100',
  email: 'ann@example.com',
  communication_preference: 'both',
};
const judge = (change: object) => errorsOf(policyDetailsSchema(facts), { ...whole, ...change });
const term = (change: object) => ({ term: { ...whole.term, ...change } });
const BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };
const mailing = (change: object) => ({ mailing: { ...BOX, ...change } });
const address = (change: object) => ({ address: { ...whole.address, ...change } });

describe('policy details (section 5)', () => {
  test.each([
    ['unchanged', {}],
    ['with mail to a PO box in another state', mailing({})],
    ['starting tomorrow', term({ effective: '2026-11-22' })],
    ['starting in 30 days', term({ effective: '2026-12-21' })],
    ['moving in today', { residence_info: { current_residence_date: facts.today, ownership: 'owned' } }],
    [
      'without a date of moving in',
      { residence_info: { current_residence_date: null, ownership: 'rented' } },
    ],
  ])('%s are complete', (_name, change) => {
    expect(judge(change)).toEqual([]);
  });

  test.each([
    {
      id: '5-28',
      what: 'no expiry',
      change: term({ expires: undefined }),
      path: 'term.expires',
      code: 'term_required',
    },
    {
      id: '5-65',
      what: 'a duration in words',
      change: term({ duration: 'six' }),
      path: 'term.duration',
      code: 'term_invalid',
    },
    {
      id: '5-74',
      what: 'no street',
      change: address({ line1: ' ' }),
      path: 'address.line1',
      code: 'street_required',
    },
    {
      id: '5-75',
      what: 'no state',
      change: address({ state: undefined }),
      path: 'address.state',
      code: 'state_required',
    },
    {
      id: '5-76',
      what: 'no city',
      change: address({ city: '' }),
      path: 'address.city',
      code: 'city_required',
    },
    {
      id: '5-77',
      what: 'no ZIP',
      change: address({ zip_code: '' }),
      path: 'address.zip_code',
      code: 'zip_required',
    },
    {
      id: '5-1',
      what: 'half a ZIP',
      change: address({ zip_code: '787' }),
      path: 'address.zip_code',
      code: 'zip_invalid',
    },
    {
      id: '5-78',
      what: 'no first name',
      change: { first_name: '' },
      path: 'first_name',
      code: 'first_name_required',
    },
    {
      id: '5-79',
      what: 'no last name',
      change: { last_name: null },
      path: 'last_name',
      code: 'last_name_required',
    },
    {
      id: '5-80',
      what: 'no start',
      change: term({ effective: undefined }),
      path: 'term.effective',
      code: 'start_date_invalid',
    },
    { id: '5-30', what: 'no phone', change: { phone: '' }, path: 'phone', code: 'phone_required' },
    {
      id: '5-66',
      what: 'nine digits',
      change: { phone: '512-555-010' },
      path: 'phone',
      code: 'phone_invalid',
    },
    { id: '5-32', what: 'no e-mail', change: { email: null }, path: 'email', code: 'email_required' },
    {
      id: '5-70',
      what: 'e-mail without a dot',
      change: { email: 'ann@example' },
      path: 'email',
      code: 'email_invalid',
    },
    {
      id: '5-81',
      what: 'no preference',
      change: { communication_preference: null },
      path: 'communication_preference',
      code: 'communication_required',
    },
  ])('rejects $what at its field [$id]', ({ change, path, code }) => {
    expect(judge(change)).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each([
    ['nine months', term({ duration: 9 }), 'term.duration', 'term_invalid'],
    ['starting today', term({ effective: '2026-11-21' }), 'term.effective', 'start_date_invalid'],
    ['starting in 31 days', term({ effective: '2026-12-22' }), 'term.effective', 'start_date_invalid'],
    ['a street in Cyrillic', address({ line1: '1 Главная' }), 'address.line1', 'text_not_latin'],
    ['a PO box', address({ line1: 'P.O. Box 12' }), 'address.line1', 'po_box'],
    ['a PO box beside a street', address({ line2: 'Apartado Postal 12' }), 'address.line2', 'po_box'],
    ['mail to no street', mailing({ line1: ' ' }), 'mailing.line1', 'street_required'],
    ['empty mailing address', mailing({ line1: null }), 'mailing.line1', 'street_required'],
    ['mail to a street in Cyrillic', mailing({ line1: 'Невский 1' }), 'mailing.line1', 'text_not_latin'],
    ['mail to no city', mailing({ city: null }), 'mailing.city', 'city_required'],
    ['mail to no state', mailing({ state: null }), 'mailing.state', 'state_required'],
    ['mail to an unknown state', mailing({ state: 'ZZ' }), 'mailing.state', 'state_required'],
    ['mail to no ZIP', mailing({ zip_code: null }), 'mailing.zip_code', 'zip_required'],
    ['mail to half a ZIP', mailing({ zip_code: '895' }), 'mailing.zip_code', 'zip_invalid'],
    ['another state', address({ state: 'IL' }), 'address.state', 'state_changed'],
    ['a first name in Chinese', { first_name: '伟' }, 'first_name', 'name_not_latin'],
    ['a last name in Arabic', { last_name: 'محمد' }, 'last_name', 'name_not_latin'],
    [
      'ownership unanswered',
      { residence_info: { current_residence_date: null, ownership: null } },
      'residence_info.ownership',
      'residence_required',
    ],
    [
      'moving in tomorrow',
      { residence_info: { current_residence_date: '2026-11-22', ownership: 'owned' } },
      'residence_info.current_residence_date',
      'residence_date_future',
    ],
  ])('rejects %s [5-29, 9-15, R25, R26-3]', (_name, change, path, code) => {
    expect(judge(change)).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each(STATE_CODES)('%s: 12 months only in PA [5-34, 9-16]', (state) => {
    const year = { duration: 12, effective: '2026-12-01', expires: '2027-12-01' };
    const faults = policyPatchFaults({ term: year }, { state, today: facts.today });
    expect(faults).toEqual(state === 'PA' ? [] : [{ path: 'term.duration', key: 'validation:term_invalid' }]);
  });

  test('reports everything that is missing at once', () => {
    const empty = { ...term({ effective: undefined }), ...address({ line1: '' }), first_name: '', email: '' };
    expect(
      judge(empty)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['address.line1', 'email', 'first_name', 'term.effective']);
  });
});

describe('an API patch of the quote', () => {
  test('validates only the fields it contains', () => {
    expect(policyPatchFaults({}, facts)).toEqual([]);
    expect(policyPatchFaults({ term: { duration: 6, effective: '2026-12-01' } }, facts)).toEqual([]);
    expect(policyPatchFaults({ address: { ...whole.address, line1: null } }, facts)).toEqual([
      { path: 'address.line1', key: 'validation:street_required' },
    ]);
    expect(policyPatchFaults({ residence_info: null }, facts)).toEqual([
      { path: 'residence_info', key: 'validation:required' },
    ]);
  });
});
