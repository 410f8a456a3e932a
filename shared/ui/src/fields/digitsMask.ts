/** How a field rewrites its input. */
export interface Mask {
  /**
   * The formatted text for typed or pasted input; idempotent. `caret` is the edit position, by default the end; a mask
   * with several parts leaves those after it unchanged.
   */
  format: (text: string, caret?: number) => string;
  /** Characters to count when restoring the caret (digits for numbers). */
  counts: RegExp;
  inputMode: 'numeric' | 'tel' | 'text';
  maxLength?: number;
}

/** The most characters of a text that a mask keeps as typed. */
export const KEPT_LENGTH = 30;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits only, at most `length`: a ZIP code. Not maxLength, so a pasted '60018-1234' is cut instead of refused. */
export const digitsMask = (length: number): Mask => ({
  format: (text) => digitsOf(text).slice(0, length),
  counts: /\d/,
  inputMode: 'numeric',
});
