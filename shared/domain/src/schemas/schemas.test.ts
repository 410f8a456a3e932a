import {
  contactMeSchema,
  createQuoteSchema,
  driverFormSchema,
  driverPatchSchema,
  driverSchema,
  editQuoteSchema,
  errorsOf,
  eraseWaitingSchema,
  resumeLinkSchema,
  resumeSchema,
  sendQuoteSchema,
  updateQuoteSchema,
  vehiclePatchSchema,
  vehicleSchema,
  waitingSchema,
  zipCodeSchema,
} from '.';

const address = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' };
const vehicle = { year: 2020, manufacturer: 'Honda', model: 'Accord', trim: 'EX', use_code: 'commute' };
const driver = { age: 30, gender: 'male', marital_status: 'single', license_status: 'active' };
const prior = { insurer_name: 'Acme', term_expiration: '2026-12-31', duration: 6, continuous: false };
const contact = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '312-555-0100' };

describe('valid values', () => {
  test.each([
    ['ZIP', zipCodeSchema, '60018'],
    ['ZIP with leading zeros', zipCodeSchema, '00000'],
    ['new quote', createQuoteSchema, { address }],
    ['no change', updateQuoteSchema, {}],
    ['edit answers', updateQuoteSchema, { homeowner: true, currently_insured: true, prior_policy: prior }],
    ['no prior policy', updateQuoteSchema, { currently_insured: false, prior_policy: null }],
    ['Buy online', updateQuoteSchema, { selected_rate: { id: 'r_1' } }],
    ['term', updateQuoteSchema, { term: { duration: 12, effective: '2026-12-01', expires: '2027-12-01' } }],
    [
      'questions',
      updateQuoteSchema,
      { questions: [{ question_code: 'Q1', value: true, explanation: 'a\nb' }] },
    ],
    ['edit form, not insured', editQuoteSchema, { homeowner: false, currently_insured: false }],
    [
      'edit form, switched to not insured: hidden fields are ignored',
      editQuoteSchema,
      { homeowner: false, currently_insured: false, insurer_name: 'A\u0000', term_expiration: '13/45' },
    ],
    [
      'edit form, insured',
      editQuoteSchema,
      { homeowner: true, currently_insured: true, insurer_name: 'Acme', term_expiration: '2026-12-31' },
    ],
    ['vehicle', vehicleSchema, vehicle],
    ['driver aged 16', driverSchema, { ...driver, age: 16 }],
    ['driver aged 80', driverSchema, { ...driver, age: 80 }],
    ['vehicle with a VIN pattern (reading 33)', vehicleSchema, { ...vehicle, vin: '1HGCM826*3A' }],
    ['ridesharing', vehicleSchema, { ...vehicle, use_code: 'business', tnc: true }],
    [
      'coverage change',
      vehiclePatchSchema,
      {
        coverage_package_name: 'LIABILITY',
        liability_only: true,
        coverages: [
          { type: 'towing', description: 'Towing', limits: [{ applies_to: 'per_occurrence', amount: 5000 }] },
        ],
      },
    ],
    ['driver', driverSchema, { ...driver, good_student: false, first_name: 'Ann', tort: 'FULL' }],
    ['policyholder', driverFormSchema(true), { ...driver, credit_score: 'good' }],
    ['violations', driverPatchSchema, { accident_violations: [{ type: 'at_fault', date: '2025-01-31' }] }],
    ['social', driverPatchSchema, { social_security: '123-45-6789' }],
    ['e-mail', sendQuoteSchema, { to: 'a@b.co' }],
    ['contact', contactMeSchema, contact],
    ['contact, also by phone', contactMeSchema, { ...contact, telephoneConsent: { version: '1' } }],
    ['resume link', resumeLinkSchema, { quote_id: 'q', to: 'a@b.co' }],
    ['waiting list', waitingSchema, { to: 'a@b.co', zip_code: '90210', consent: { version: '1' } }],
    ['erase from it', eraseWaitingSchema, { code: 'x' }],
    ['resume', resumeSchema, { code: 'x' }],
    ['contact, bare digits', contactMeSchema, { ...contact, phoneNumber: '3125550100' }],
    ['contact, the country’s 1 [R47-2]', contactMeSchema, { ...contact, phoneNumber: '13125550100' }],
    ['contact, +1 and dashes [R47-2]', contactMeSchema, { ...contact, phoneNumber: '+1 312-555-0100' }],
  ])('%s', (_name, schema, value) => {
    expect(errorsOf(schema, value)).toEqual([]);
  });
});

describe('invalid values, with path and reason (section 5) [5-17, 5-48, 9-13]', () => {
  test.each([
    ['short ZIP', zipCodeSchema, '6001', '', 'zip_invalid'],
    ['ZIP with a line break', zipCodeSchema, '60018\n', '', 'zip_invalid'],
    ['ZIP as a number', zipCodeSchema, 60018, '', 'zip_invalid'],
    [
      'state we do not cover',
      createQuoteSchema,
      { address: { ...address, state: 'NY' } },
      'address.state',
      'state_not_covered',
    ],
    ['no address', createQuoteSchema, {}, 'address', 'address_required'],
    ["a price of one's own", updateQuoteSchema, { policy_number: 'P1' }, '', 'unknown_field'],
    [
      "a rate of one's own",
      updateQuoteSchema,
      { selected_rate: { id: 'r', policy_premium: 1 } },
      'selected_rate',
      'unknown_field',
    ],
    [
      'no insurer',
      editQuoteSchema,
      { homeowner: true, currently_insured: true, term_expiration: '2026-12-31' },
      'insurer_name',
      'insurer_required',
    ],
    [
      'no expiration',
      editQuoteSchema,
      { homeowner: true, currently_insured: true, insurer_name: 'A' },
      'term_expiration',
      'expiration_required',
    ],
    [
      'blank insurer',
      updateQuoteSchema,
      { prior_policy: { ...prior, insurer_name: '  ' } },
      'prior_policy.insurer_name',
      'insurer_required',
    ],
    [
      'February 29 of a common year',
      updateQuoteSchema,
      { prior_policy: { ...prior, term_expiration: '2027-02-29' } },
      'prior_policy.term_expiration',
      'date_invalid',
    ],
    [
      'term of nine months',
      updateQuoteSchema,
      { term: { duration: 9, effective: '2026-12-01' } },
      'term.duration',
      'term_invalid',
    ],
    ['no use', vehicleSchema, { ...vehicle, use_code: undefined }, 'use_code', 'use_required'],
    [
      'ridesharing for pleasure',
      vehicleSchema,
      { ...vehicle, use_code: 'pleasure', tnc: true },
      '',
      'use_not_business',
    ],
    ['VIN with an O', vehicleSchema, { ...vehicle, vin: 'OHGCM82633A004352' }, 'vin', 'vin_invalid'],
    [
      'logo that is a script',
      vehicleSchema,
      { ...vehicle, logo_url: 'javascript:alert(1)' },
      'logo_url',
      'invalid',
    ],
    [
      'mileage above a million',
      vehiclePatchSchema,
      { current_mileage: 1_000_001 },
      'current_mileage',
      'mileage_invalid',
    ],
    [
      'annual distance of zero',
      vehiclePatchSchema,
      { estimated_annual_distance: 0 },
      'estimated_annual_distance',
      'distance_invalid',
    ],
    [
      'half a cent',
      vehiclePatchSchema,
      { coverages: [{ type: 'towing', limits: [{ applies_to: 'maximum', amount: 0.5 }] }] },
      'coverages[0].limits[0].amount',
      'number_invalid',
    ],
    ['aged 15', driverSchema, { ...driver, age: 15 }, 'age', 'age_invalid'],
    ['aged 81', driverSchema, { ...driver, age: 81 }, 'age', 'age_invalid'],
    ['age NaN', driverSchema, { ...driver, age: Number.NaN }, 'age', 'age_invalid'],
    ['age as text', driverSchema, { ...driver, age: '30' }, 'age', 'age_invalid'],
    [
      'student with SR-22',
      driverSchema,
      { ...driver, good_student: true, requires_sr22: true },
      '',
      'student_or_sr22',
    ],
    ['policyholder without credit', driverFormSchema(true), driver, 'credit_score', 'credit_required'],
    ['NUL in a name', driverSchema, { ...driver, first_name: 'A\u0000' }, 'first_name', 'characters_invalid'],
    [
      'lone surrogate in a name',
      driverSchema,
      { ...driver, first_name: 'A\uD800' },
      'first_name',
      'characters_invalid',
    ],
    [
      'masked SSN (reading 39)',
      driverPatchSchema,
      { social_security: '***-**-6789' },
      'social_security',
      'social_masked',
    ],
    [
      'violation without a date',
      driverPatchSchema,
      { accident_violations: [{ type: 'dwi' }] },
      'accident_violations[0].date',
      'violation_incomplete',
    ],
    ['no e-mail', sendQuoteSchema, { to: '' }, 'to', 'email_required'],
    ['email without a dot', sendQuoteSchema, { to: 'a@b' }, 'to', 'email_invalid'],
    [
      'phone of nine digits',
      contactMeSchema,
      { ...contact, phoneNumber: '312555010' },
      'phoneNumber',
      'phone_invalid',
    ],
    ['email without an at sign', sendQuoteSchema, { to: 'ann' }, 'to', 'email_invalid'],
    [
      'eleven-digit phone that does not start with 1 [R47-2]',
      contactMeSchema,
      { ...contact, phoneNumber: '23125550100' },
      'phoneNumber',
      'phone_invalid',
    ],
    [
      'phone with an area code starting with 0',
      contactMeSchema,
      { ...contact, phoneNumber: '0125550100' },
      'phoneNumber',
      'phone_invalid',
    ],
    ['no code', resumeSchema, { code: '' }, 'code', 'required'],
    [
      'a consent without its version',
      contactMeSchema,
      { ...contact, telephoneConsent: {} },
      'telephoneConsent.version',
      'required',
    ],
    ['no phone', contactMeSchema, { ...contact, phoneNumber: '' }, 'phoneNumber', 'phone_required'],
  ])('%s', (_name, schema, value, path, code) => {
    expect(errorsOf(schema, value)).toContainEqual({ path, key: `validation:${code}` });
  });

  // A pattern with catastrophic backtracking would exceed the test's time limit.
  test('checks an email of hostile length', () => {
    expect(errorsOf(sendQuoteSchema, { to: `${'a.'.repeat(400_000)}@` })).not.toEqual([]);
  });
});
