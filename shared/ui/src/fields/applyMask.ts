import type { Mask } from './digitsMask';

/**
 * Applies the mask in place and keeps the caret after the same counted character, so editing mid-number does not move
 * it to the end.
 */
export function applyMask(input: HTMLInputElement, mask: Mask): void {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const formatted = mask.format(typed, caret);
  if (formatted === typed) return;
  const counted = count(typed.slice(0, caret), mask.counts);
  input.value = formatted;
  let place = caret === typed.length ? formatted.length : placeAfter(formatted, counted, mask.counts);
  // Typing a separator that already exists moves the caret past it.
  const last = typed.charAt(caret - 1);
  if (last === formatted.charAt(place) && !mask.counts.test(last)) place += 1;
  input.setSelectionRange(place, place);
}

const count = (text: string, counts: RegExp): number =>
  Array.from(text).filter((char) => counts.test(char)).length;

function placeAfter(text: string, counted: number, counts: RegExp): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === counted) return index;
    if (counts.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
