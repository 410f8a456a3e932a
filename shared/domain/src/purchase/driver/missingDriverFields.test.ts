import { sampleDriver } from '../../testing/samples';
import { missingDriverFields } from '..';

test.each([
  ['nothing', {}, []],
  ['an estimated birthday', { birthday_estimated: true }, ['birthday', 'license_issued_at']],
  [
    'number and state of the license',
    { license_state: null, license_number_last4: null },
    ['license_state', 'license_number'],
  ],
  ['no license number if licensed abroad', { international_license: true, license_number_last4: null }, []],
  [
    'an employed driver’s employer',
    { occupation: 'employed', employer_name: ' ' },
    ['employer_name', 'employer_category'],
  ],
  ['an answer required by two rules, once', { included_in_policy: false }, ['included_in_policy']],
] as const)('a policyholder lacks %s [5-36, 5-37, 5-72]', (_name, change, fields) => {
  expect(missingDriverFields(sampleDriver(change), 'IL')).toEqual(fields);
});
