/** The start's only field. */
export const ZIP_FIELD = 'input[name=zip_code]';

/** The still start screen on a partner's page; `@shared/embed` from before 1.1.0 shows none. */
export interface ShownStill {
  box: HTMLElement;
  /** Removes it with its styles. */
  end: () => void;
}

/** Sets a value the way typing does, so that the form hears of it. */
export function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What was typed in the page that was shown before the scripts arrived, the cursor, and a submission (`data-submitted` of
 * the form) go on in the real one. Called in the moment when that is there, so that no key is lost; `end` removes the
 * still one.
 */
export function takeOver(still: Element | null, end: () => void): void {
  const from = still?.querySelector<HTMLInputElement>(ZIP_FIELD);
  const root = still?.getRootNode();
  // The still page and the real one are in a document, or in a shadow root.
  const around = root instanceof ShadowRoot ? root : document;
  const typed = from?.value ?? '';
  const caret = from && around.activeElement === from ? from.selectionStart : null;
  const isSubmitted = from?.form?.dataset['submitted'] !== undefined;
  end();
  const to = around.querySelector<HTMLInputElement>(ZIP_FIELD);
  if (!to) return;
  if (typed !== '' && to.value !== typed) typeInto(to, typed);
  if (caret !== null) {
    to.focus({ preventScroll: true });
    to.setSelectionRange(caret, caret);
  }
  // The form is ready for it once all of the screen is.
  if (isSubmitted) setTimeout(() => to.form?.requestSubmit());
}
