import { SOCIAL_SECURITY_MAX_LENGTH } from '../../constants';
import { canBeSocial, hiddenSocial, socialDigits, storedSocial, typedSocial } from '..';

describe('the Social Security number (section 5) [5-45, 9-20]', () => {
  test.each([
    ['123-45-6789', '123456789'],
    ['123456789', '123456789'],
    ['123-45-678', null],
    ['1234567890', null],
    ['•••-••-6789', null],
    ['', null],
  ])('%s is sent as %p', (text, digits) => {
    expect(socialDigits(text)).toBe(digits);
  });

  test.each([
    ['000456789', false],
    ['001456789', true],
    ['665456789', true],
    ['666456789', false],
    ['667456789', true],
    ['899456789', true],
    ['900456789', false],
    ['999456789', false],
    ['123006789', false],
    ['123016789', true],
    ['123450000', false],
    ['123450001', true],
    ['100101000', true],
  ])('%s can be a Social Security number: %s [5-45]', (digits, can) => {
    expect(canBeSocial(digits)).toBe(can);
  });

  test('the hidden form shows no digit and keeps the length', () => {
    expect(hiddenSocial('123-45-6789')).toBe('•••-••-••••');
    expect(hiddenSocial('123-4')).toBe('•••-•');
    expect(hiddenSocial('123-45-6789')).toHaveLength(SOCIAL_SECURITY_MAX_LENGTH);
  });

  test('a stored number shows only its last four digits', () => {
    expect(storedSocial('6789')).toBe('•••-••-6789');
    expect(storedSocial('6789')).toHaveLength(SOCIAL_SECURITY_MAX_LENGTH);
  });

  test.each([
    ['a first digit', '', '1', 1, '1'],
    ['a digit at the end', '123-45', '•••-••6', 7, '123456'],
    ['a digit in the middle', '123-45', '••9•-••', 3, '129345'],
    ['the last one deleted', '123-45', '•••-•', 5, '1234'],
    ['one in the middle deleted', '123-45', '••-••', 1, '1345'],
    ['a dash deleted', '123-45', '•••••', 3, '12345'],
    ['some replaced', '123-45-6789', '•0-••••', 2, '106789'],
    ['all replaced by a paste', '123-45-6789', '987-65-4321', 11, '987654321'],
    ['all deleted', '123-45-6789', '', 0, ''],
    ['a letter', '12', '••x', 3, '12'],
  ])('hidden input accepts %s', (_edit, known, shown, caret, digits) => {
    expect(typedSocial(known, shown, caret)).toBe(digits);
  });
});
