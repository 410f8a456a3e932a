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
import { address, contact, driver, prior, vehicle } from '../testing/formValues';

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
