import { sampleDriver } from '../../testing/samples';
import { missingDriverFields } from '..';

test.each([
  ['nothing', {}, []],
  ['a birthday that is only an estimate', { birthday_estimated: true }, ['birthday', 'license_issued_at']],
  [
    'number and state of the license',
    { license_state: null, license_number_last4: null },
    ['license_state', 'license_number'],
  ],
  ['no number of a license from abroad', { international_license: true, license_number_last4: null }, []],
  [
    'the employer of someone employed',
    { occupation: 'employed', employer_name: ' ' },
    ['employer_name', 'employer_category'],
  ],
  ['one answer, which two rules want, once', { included_in_policy: false }, ['included_in_policy']],
] as const)('a policyholder lacks %s [5-36, 5-37, 5-72]', (_name, change, fields) => {
  expect(missingDriverFields(sampleDriver(change), 'IL')).toEqual(fields);
});
