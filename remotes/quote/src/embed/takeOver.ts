import { draftKey } from '@shared/forms';

const FIELD = 'input[name=zip_code]';

/** The still start screen on a partner's page; `@shared/embed` from before 1.1.0 shows none. */
export interface ShownStill {
  box: HTMLElement;
  /** Removes it with its styles. */
  end: () => void;
}

/**
 * The page that was shown before the scripts arrived: what was typed in it, and the cursor, go on in the real one. Call
 * the result once that is there; `end` removes the still one.
 */
export function takeOver(still: Element | null, storage: Storage, end: () => void): () => void {
  const field = still?.querySelector<HTMLInputElement>(FIELD);
  const root = still?.getRootNode();
  // The still page and the real one are in a document, or in a shadow root.
  const around = root instanceof ShadowRoot ? root : document;
  const typed = field?.value ?? '';
  if (typed !== '') storage.setItem(draftKey('none', 'start'), JSON.stringify({ zip: typed }));
  return () => {
    const isFocused = field !== undefined && around.activeElement === field;
    end();
    if (isFocused) around.querySelector<HTMLInputElement>(FIELD)?.focus({ preventScroll: true });
  };
}
