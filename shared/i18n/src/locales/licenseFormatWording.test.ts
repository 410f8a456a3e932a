import { licenseFormatKey, US_STATES } from '@shared/domain/purchase';
import { purchaseValidationTexts, validationTexts } from '.';
import { mergeTexts } from '../mergeTexts';

const { validation } = mergeTexts(validationTexts, purchaseValidationTexts).en;

/** The formats of section 5, and of reading 30 for MO and unlisted states. */
const FORMATS: Record<string, string> = {
  AK: 'An Alaska license number has 1 to 7 digits',
  AL: 'An Alabama license number has 7 digits',
  AR: 'An Arkansas license number has 9 digits',
  AZ: 'An Arizona license number has 1 letter and 8 digits, 2 letters and 3 to 6 digits, or 9 digits',
  CA: 'A California license number has 1 letter and 7 digits',
  CN: 'A Connecticut license number has 9 digits',
  CO: 'A Colorado license number has 9 digits',
  CT: 'A Connecticut license number has 9 digits',
  DC: 'A District of Columbia license number has 7 to 9 digits',
  DE: 'A Delaware license number has 1 to 7 digits',
  FL: 'A Florida license number has 1 letter and 12 digits',
  GA: 'A Georgia license number has 7 to 9 digits',
  HI: 'A Hawaii license number has the letter H and 8 digits, or 9 digits',
  IA: 'An Iowa license number has 3 digits, 2 letters and 4 digits, or 9 digits',
  ID: 'An Idaho license number has 9 digits, 6 digits, or 2 letters and 6 digits',
  IL: 'An Illinois license number has the first letter of the last name and 11 digits',
  IN: 'An Indiana license number has 10 digits',
  KS: 'A Kansas license number has 1 letter and 8 digits',
  KY: 'A Kentucky license number has 1 letter and 8 digits',
  LA: 'A Louisiana license number has 9 digits',
  MA: 'A Massachusetts license number has 1 letter and 8 digits, or 9 digits',
  MD: 'A Maryland license number has 1 letter and 12 digits',
  ME: 'A Maine license number has 7 digits',
  MI: 'A Michigan license number has 1 letter and 12 digits',
  MN: 'A Minnesota license number has 1 letter and 12 digits',
  MO: 'A Missouri license number has 1 letter and 5 to 9 digits, 1 letter, 6 digits and R, 8 digits and 2 letters, 9 digits and 1 letter, or 9 digits',
  MS: 'A Mississippi license number has 9 digits',
  OH: 'An Ohio license number has 2 letters and 6 digits',
  OK: 'An Oklahoma license number has 1 letter and 9 digits',
  PA: 'A Pennsylvania license number has 8 digits',
  TX: 'A Texas license number has 8 digits',
  WI: 'A Wisconsin license number has 1 letter and 13 digits',
};
const ANY = 'A license number has 1 to 20 letters or digits';

test.each(['CN', ...US_STATES])('%s: the message states its format [5-62, R30]', (state) => {
  expect(validation).toHaveProperty(
    licenseFormatKey(state).replace(/^validation:/, ''),
    FORMATS[state] ?? ANY,
  );
});
