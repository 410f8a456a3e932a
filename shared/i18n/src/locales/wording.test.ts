import { USE_CODES } from '@shared/domain';
import * as texts from '.';
import { mergeTexts } from '../mergeTexts';

const merged = mergeTexts(...Object.values(texts));
const { common, quotes, validation } = merged.en;

/** English uses the specification's words where it gives them. */
describe('words of the specification', () => {
  test('section 5: phone number errors [5-30, 5-66]', () => {
    expect(validation).toMatchObject({
      phone_required: 'Phone number must be provided',
      phone_invalid: 'Please enter a valid phone number',
    });
  });

  test('section 5: email address errors [5-32, 5-70]', () => {
    expect(validation).toMatchObject({
      email_required: 'Email must be provided',
      email_invalid: 'Please enter a valid email address',
    });
  });

  test('section 8: start over [8-21]', () => {
    expect(common).toHaveProperty(
      'start_over.body',
      'This will erase your information currently provided, and you will need to start over. This will reset your application.',
    );
  });

  test('section 8: payment and document errors [8-23]', () => {
    expect(common).toHaveProperty('alerts.provider_error', '{{description}}');
    expect(common).toHaveProperty('alerts.documents_failed', 'There is an error while getting documents');
    expect(common).toHaveProperty('alerts.pdf_invalid', 'Error in PDF file');
  });

  test.each([
    { id: '9-36', key: 'discounts.homeowner', words: 'Homeowners' },
    { id: '9-97', key: 'discounts.currently_insured', words: 'Currently Insured' },
    { id: '9-98', key: 'discounts.multi_car', words: 'Multi-Car' },
    { id: '9-99', key: 'discounts.good_student', words: 'Good Student' },
    { id: '9-100', key: 'discounts.defensive_driver', words: 'Defensive Driver' },
    { id: '9-37', key: 'extras.ridesharing', words: 'Ridesharing' },
    { id: '9-101', key: 'extras.individual_delivery', words: 'Individual delivery' },
  ])('section 9: $key reads $words [$id]', ({ key, words }) => {
    expect(quotes).toHaveProperty(key, words);
  });

  test.each(USE_CODES)('section 3: the use %s has a label in both languages [3-44]', (use) => {
    for (const { vehicles } of [merged.en, merged.es]) {
      expect(vehicles).toHaveProperty(`use.${use}`, expect.stringMatching(/^\p{Lu}.{3}/u));
    }
  });

  test.each(['common', 'drivers', 'quotes', 'vehicles'])('section 1: the namespace %s [1-25]', (name) => {
    for (const language of [merged.en, merged.es]) {
      expect(Object.keys(Object(Reflect.get(language, name))).length).toBeGreaterThan(3);
    }
  });
});
