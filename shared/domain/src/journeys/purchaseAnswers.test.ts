import { STATE_CODES } from '../entities';
import { sampleDriver, sampleVehicle } from '../testing/samples';
import { areQuestionsComplete, isPurchaseDriverComplete, isPurchaseVehicleComplete } from '.';

describe('purchase answers (section 5)', () => {
  test.each(STATE_CODES)('%s: an SR-22 needs its state in the PTS states only [5-40]', (state) => {
    const driver = sampleDriver({ requires_sr22: true });
    const required = ['IA', 'IN', 'IL', 'KS', 'AR'].includes(state);
    expect(isPurchaseDriverComplete(driver, state)).toBe(!required);
    expect(isPurchaseDriverComplete({ ...driver, sr22_state: 'IL' }, state)).toBe(true);
  });

  test.each([
    ['whole', {}, true],
    ['no last name', { last_name: null }, false],
    ['employed without employer', { occupation: 'employed' }, false],
    ['employed', { occupation: 'employed', employer_name: 'Acme', employer_category: 'X' }, true],
    ['no licence state', { license_state: null }, false],
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
    ['no mileage', { current_mileage: null }, false],
  ] as const)('vehicle: %s', (_name, change, complete) => {
    expect(isPurchaseVehicleComplete(sampleVehicle(change))).toBe(complete);
  });

  test.each([
    ['not asked yet', null, false],
    ['unanswered', ['Any damage?', null, null], false],
    ['no', ['Please explain any damage', false, null], true],
    ['yes, unexplained', ['Please explain any damage', true, null], false],
    ['business, unexplained', ['Used for business?', true, ''], false],
    ['yes, explained', ['Used for business?', true, 'A van'], true],
  ] as const)('questions: %s', (_name, question, complete) => {
    const list = question && [
      {
        question_code: 'Q',
        text: question[0],
        value: question[1],
        explanation: question[2],
        disabled: false,
      },
    ];
    expect(areQuestionsComplete(list)).toBe(complete);
  });
});
