/** A style element that the page's policy blocks has no sheet. @throws if it does */
export function demandStyles(place: HTMLElement, nonce: string | undefined): void {
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  place.append(style);
  const isAllowed = style.sheet !== null;
  style.remove();
  if (!isAllowed) throw new Error('The page’s style policy blocks the styles of an inline quote');
}
