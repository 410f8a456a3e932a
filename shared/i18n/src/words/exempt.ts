import type { SaidText } from './saidTexts';

/** Texts that the specification gives word for word, by its section. */
export const GIVEN: Readonly<Record<string, string>> = {
  'Checking your zip code for coverage': '2.3',
  'Please enter a valid zipcode': '2.3',
  "We don't cover {{zip}}": '8',
  'must start today or in within the next 30 days': '5',
  'Updating policy holder details': '4',
  'You needed to be at least 16 years when your license was issued': '5',
  'Violations info is incomplete': '5',
  "Defensive driver course completed at can't be blank": '5',
  "Select Good if you're not sure": '5',
  'You need to answer all questions': '5',
  'Explanation is missing for business vehicle': '5',
  'There was an error processing your quote, please contact us to finalize your quote.': '8',
  'There was an error updating your vehicle coverage': '8',
  'This will erase your information currently provided, and you will need to start over. This will reset your application.':
    '8',
  'This selection does not match the details provided for your vehicle(s). To apply or remove rideshare or delivery coverage please return and edit your vehicle.':
    '8',
};

/** Texts that law or counsel decides on: changing a word changes what is agreed to. */
const LEGAL: readonly [file: RegExp, key: RegExp, reason: string][] = [
  [
    /\/domain\/src\/states\//,
    /./,
    'fraud notices, the coverage choices that states require to be signed, and what an ID card must say',
  ],
  [/\/i18n\/src\/statement\//, /./, 'what is stated below the fraud notice'],
  [/\/i18n\/src\/consentWordings/, /./, 'the consent to telephone calls (47 CFR 64.1200)'],
  [
    /\/api\/src\/documents\/locales\//,
    /\.clock$/,
    'the clock time of both ends of the term, in the words of the trade',
  ],
  [/\/api\/src\/documents\/locales\//, /^choices\.line\./, 'the titles of signed rejections'],
  [/\/e-sign\/src\/locales\//, /^consent\./, 'the consent to electronic records (15 U.S.C. 7001(c))'],
  [/\/e-sign\/src\/locales\//, /^certificate\./, 'the record of what was signed, as a court would read it'],
];

/** Lists, which the reading grade does not apply to. */
const LISTS: readonly [file: RegExp, key: RegExp, reason: string][] = [
  [/\/purchaseValidation\./, /^license_format_/, 'the formats of a license number (section 5)'],
  [/\/quotesStart\./, /^start\.states$/, 'the names of the states'],
  [/\/employerCategories\./, /./, 'the names of occupations'],
];

const among = (exempt: typeof LEGAL, { file, key }: SaidText): boolean =>
  exempt.some(([inFile, ofKey]) => inFile.test(file) && ofKey.test(key));

export const isLegal = (said: SaidText): boolean => among(LEGAL, said);
export const isList = (said: SaidText): boolean => among(LISTS, said);
