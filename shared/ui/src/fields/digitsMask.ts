/** How a field rewrites what is typed. */
export interface Mask {
  /**
   * The text as it should stand, from whatever was typed or pasted. Applying it twice changes nothing. `caret`: where
   * the typing was, the end if not said; a mask of several parts leaves those behind it alone.
   */
  format: (text: string, caret?: number) => string;
  /** Characters that count when the caret is put back (digits for numbers). */
  counts: RegExp;
  inputMode: 'numeric' | 'tel' | 'text';
  maxLength?: number;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits alone, at most `length`: a ZIP code. No maxLength, so that a pasted '60018-1234' is cut, not refused. */
export const digitsMask = (length: number): Mask => ({
  format: (text) => digitsOf(text).slice(0, length),
  counts: /\d/,
  inputMode: 'numeric',
});
