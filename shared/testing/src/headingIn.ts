/** A screen's heading and the sentence under it, as text: `['Add vehicles', 'Every car you want ...']`. */
export function headingIn(markup: string): string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const head = body.querySelector('h1')?.closest('header');
  if (!head) throw new Error('There is no heading');
  return [...head.children].map(({ textContent }) => textContent ?? '');
}
