import { typeInto, ZIP_FIELD } from './takeOver';

/** The shown ZIP code follows what the page fills in; any other value in the field is the shopper's own. */
export function followZip(box: HTMLElement, first = ''): (next?: string) => void {
  let latest = first;
  return (next = '') => {
    const field = box.querySelector<HTMLInputElement>(ZIP_FIELD);
    if (field?.value === latest && next !== latest) typeInto(field, next);
    latest = next;
  };
}
