import { STATE_CODES, type Quote } from '../entities';
import { applied, sampleDriver, sampleVehicle } from '../testing/samples';
import { areQuestionsComplete, isPurchaseDriverComplete, isPurchaseVehicleComplete } from '.';

describe('purchase answers (section 5)', () => {
  test.each(STATE_CODES)('%s: an SR-22 needs its state only in the PTS states [5-40]', (state) => {
    const driver = sampleDriver({ requires_sr22: true });
    const required = ['IA', 'IN', 'IL', 'KS', 'AR'].includes(state);
    expect(isPurchaseDriverComplete(driver, state)).toBe(!required);
    expect(isPurchaseDriverComplete({ ...driver, sr22_state: 'IL' }, state)).toBe(true);
  });

  test.each([
    ['whole', {}, true],
    ['no last name', { last_name: null }, false],
    ['employed without employer', { occupation: 'employed' }, false],
    ['employed', { occupation: 'employed', employer_name: 'Acme', employer_category: 'welder' }, true],
    ['no license state', { license_state: null }, false],
    ['no license number', { license_number_last4: null }, false],
    ['licensed abroad', { license_state: null, license_issued_at: null, international_license: true }, true],
    ['not licensed', { license_state: null, license_issued_at: null, license_status: 'not_licensed' }, true],
    ['policyholder excluded', { included_in_policy: false }, false],
    ['another excluded', { included_in_policy: false, policy_holder: false, license_issued_at: null }, true],
    ['course without a date', { defensive_driver: true }, false],
  ] as const)('driver: %s', (_name, change, complete) => {
    expect(isPurchaseDriverComplete(sampleDriver(change), 'IL')).toBe(complete);
  });

  test.each([
    ['whole', {}, true],
    ['no VIN', { vin: null }, false],
    ['VIN with a star', { vin: '1HGCM826*3A004352' }, false],
    ['no use', { use_code: null }, false],
    ['a mistyped VIN', { vin: '1HGCM82643A004352' }, false],
    ['no mileage', { current_mileage: null }, false],
  ] as const)('vehicle: %s', (_name, change, complete) => {
    expect(isPurchaseVehicleComplete(sampleVehicle(change))).toBe(complete);
  });

  test.each([
    ['not asked yet', { questions: null }, false],
    ['before a rate is chosen', { selected_rate: null }, false],
    ['all answered', {}, true],
    ['one unanswered', { questions: (applied.questions ?? []).slice(1) }, false],
    ['a vehicle changed to business use', { vehicles: [sampleVehicle({ use_code: 'business' })] }, false],
  ] satisfies [string, Partial<Quote>, boolean][])('questions: %s', (_name, change, complete) => {
    expect(areQuestionsComplete({ ...applied, ...change })).toBe(complete);
  });
});
