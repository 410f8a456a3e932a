import { SOCIAL_SECURITY_MAX_LENGTH } from '../../constants';
import { hiddenSocial, socialDigits, storedSocial } from '..';

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

  test('hidden, it shows no digit and keeps its length', () => {
    expect(hiddenSocial('123-45-6789')).toBe('•••-••-••••');
    expect(hiddenSocial('123-4')).toBe('•••-•');
    expect(hiddenSocial('123-45-6789')).toHaveLength(SOCIAL_SECURITY_MAX_LENGTH);
  });

  test('a stored one shows its last four alone', () => {
    expect(storedSocial('6789')).toBe('•••-••-6789');
    expect(storedSocial('6789')).toHaveLength(SOCIAL_SECURITY_MAX_LENGTH);
  });
});
