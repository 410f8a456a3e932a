import { fillText } from './fillText';

/** A text that counts, in the form that its number takes: `key_one` and `key_other`, as in the site's own catalogues. */
export function countedText<Key extends string>(
  texts: Record<`${Key}_one` | `${Key}_other`, string>,
  key: Key,
  count: number,
  values: Record<string, string | number> = {},
): string {
  // English and Spanish alike say one thing of 1 alone.
  const form = count === 1 ? texts[`${key}_one`] : texts[`${key}_other`];
  return fillText(form, { count, ...values });
}
