import { maskZipInput } from '@shared/domain';
import { useKept } from '@shared/forms';

interface StartDraft {
  zip: string;
  /** Its cities were being chosen from. */
  isChoosing: boolean;
}

/** The typed ZIP, kept in this tab until a quote is made of it. `quoteId` is of the quote it would replace. */
export function useStartDraft(quoteId: string | null): [StartDraft, (changes: Partial<StartDraft>) => void] {
  return useKept<StartDraft>(quoteId ?? 'none', 'start', ({ zip, isChoosing }) => ({
    zip: typeof zip === 'string' ? maskZipInput(zip) : '',
    isChoosing: isChoosing === true,
  }));
}
