import { APP_ID, STATIC_PAGE_ID } from '@shared/federation/page';

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input[name]:not([type=hidden]), select[name]')];
}

/** Sets a value the way typing does, so React is notified. */
function type(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryOver(from: Field, to: Field): void {
  if (from.value && to.value !== from.value) type(to, from.value);
  if (document.activeElement !== from) return;
  const caret = from instanceof HTMLInputElement ? from.selectionStart : null;
  to.focus({ preventScroll: true });
  if (to instanceof HTMLInputElement && caret !== null && to.selectionStart !== null)
    to.setSelectionRange(caret, caret);
}

const isBelow = (element: Element): boolean => element.closest('footer') !== null;

/** Finds the app's copy of a link or button in the header or footer by its text. */
function twinOf(from: Element, app: Element): HTMLElement | undefined {
  return [...app.querySelectorAll<HTMLElement>(from.tagName)].find(
    (each) =>
      (from.id ? each.id === from.id : each.textContent === from.textContent) &&
      isBelow(each) === isBelow(from),
  );
}

/**
 * Replaces the static page with the app in one frame, without a layout shift, and moves typed text and focus along.
 * Does nothing when called again.
 */
export function swapStaticPage(): void {
  const still = document.getElementById(STATIC_PAGE_ID);
  const app = document.getElementById(APP_ID);
  if (!still || !app) return;
  app.hidden = false;
  const live = fieldsOf(app);
  for (const from of fieldsOf(still)) {
    const to = live.find(({ name }) => name === from.name);
    if (to) carryOver(from, to);
  }
  const focused = still.querySelector(':focus');
  const twin = focused && twinOf(focused, app);
  still.remove();
  twin?.focus({ preventScroll: true });
}
