import { draftKey } from '@shared/forms';

const FIELD = 'input[name=zip_code]';

/** The page that was shown before the scripts arrived: what was typed in it, and the cursor, go on in the real one. */
export function takeOver(still: HTMLElement | null, storage: Storage): { leave: () => void } {
  const field = still?.querySelector<HTMLInputElement>(FIELD);
  const typed = field?.value ?? '';
  if (typed !== '') storage.setItem(draftKey('none', 'start'), JSON.stringify({ zip: typed }));
  return {
    leave: () => {
      const isFocused = field !== undefined && document.activeElement === field;
      still?.remove();
      if (isFocused) document.querySelector<HTMLInputElement>(FIELD)?.focus({ preventScroll: true });
    },
  };
}
