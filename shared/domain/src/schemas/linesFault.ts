import { isPrintable } from './latin';
import { plainText } from '../reading/plainText';
import type { ValidationKey } from './validationKeys';

// Control characters (including NUL) and lone surrogates: no text has them, and no database accepts them.
const CONTROL_IN_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Whether the first `max` characters of a multi-line text contain such a character. */
export const hasControlCharacter = (lines: string, max: number): boolean =>
  CONTROL_IN_LINES.test(lines.slice(0, max));

/**
 * The error of a multi-line text of at most `max` characters; null if valid. The same as the schema `latin(lines(max))`,
 * without yup, for rules that load before a form's schemas.
 */
export function linesFault(sent: string | null | undefined, max: number): ValidationKey | null {
  const lines = plainText(sent ?? '');
  if (lines.length > max) return 'validation:too_long';
  if (hasControlCharacter(lines, max)) return 'validation:characters_invalid';
  return isPrintable(lines) ? null : 'validation:text_not_latin';
}
