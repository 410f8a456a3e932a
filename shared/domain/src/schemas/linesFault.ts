import { isPrintable } from './latin';
import type { ValidationKey } from './validationKeys';

// Control characters (including NUL) and lone surrogates: no text has them, and no database accepts them.
const UNSAFE_IN_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Whether several lines of text have no such character in their first `max` ones. */
export const isSafe = (lines: string, max: number): boolean => !UNSAFE_IN_LINES.test(lines.slice(0, max));

/**
 * Why several lines of text cannot be kept and printed, at most `max` characters; null if they can. The same as the
 * schema `latin(lines(max))`, without yup, for rules that load before a form's schemas.
 */
export function linesFault(lines: string | null | undefined, max: number): ValidationKey | null {
  if (!lines) return null;
  if (lines.length > max) return 'validation:too_long';
  if (!isSafe(lines, max)) return 'validation:characters_invalid';
  return isPrintable(lines) ? null : 'validation:text_not_latin';
}
