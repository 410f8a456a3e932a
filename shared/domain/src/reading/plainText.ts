/** Spaces of every kind, and characters that no one sees, such as a zero-width space that was pasted along. */
const UNSEEN = /[\s\p{Cf}]/u;

/** A text without unseen characters around it; '' if it has no others. A loop, because a pattern would take long texts of spaces apart slowly. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A text as it was meant: zero-width characters, soft hyphens, byte order marks and direction marks are removed, every
 * kind of space becomes a plain one, and nothing unseen stays around it. Line breaks and tabs are kept.
 */
export const plainText = (text: string): string =>
  trimText(text.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' '));
