import type { Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import type { OpenTask } from './FormProblems';
import { useKept } from './useKept';

/** The name of the box that confirms limited tort. */
export const TORT_CONFIRMED = 'tort_confirmed';

interface TortQuestion<Values extends FieldValues> {
  quoteId: string;
  /** Names the draft of the driver's form. */
  draft: string;
  /** Null for a new driver. */
  driver: Driver | null;
  /** Limited tort stands, and is to be confirmed. */
  isLimited: boolean;
  control: Control<Values>;
}

/** Whether limited tort was confirmed by its box, and what is said until it is. */
export interface Tort {
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  /** Undefined once there is nothing to confirm. */
  open: OpenTask | undefined;
  /** What the box says once the form was sent without it. */
  error: string | undefined;
}

/**
 * The box that confirms limited tort, kept over a reload too (reading 22). Whoever has limited tort on the quote has
 * confirmed it.
 */
export function useTort<Values extends FieldValues>(question: TortQuestion<Values>): Tort {
  const { quoteId, draft, driver, isLimited, control } = question;
  const { t } = useTexts('drivers');
  const { isSubmitted } = useFormState({ control });
  const [{ confirmed }, keep] = useKept(quoteId, `${draft}/tort`, (kept) => ({
    confirmed: typeof kept.confirmed === 'boolean' ? kept.confirmed : driver?.tort === 'LIMITED',
  }));
  const open = isLimited && !confirmed ? { field: TORT_CONFIRMED, message: t('tort.missing') } : undefined;
  return {
    confirmed,
    onConfirm: (next) => keep({ confirmed: next }),
    open,
    error: isSubmitted ? open?.message : undefined,
  };
}
