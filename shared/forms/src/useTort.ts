import type { Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import type { OpenTask } from './FormProblems';
import { useTabState } from './useTabState';

/** Field name of the checkbox that confirms limited tort. */
export const TORT_CONFIRMED = 'tort_confirmed';

interface TortQuestion<Values extends FieldValues> {
  quoteId: string;
  /** Name of the driver form's draft. */
  draft: string;
  /** Null for a new driver. */
  driver: Driver | null;
  /** Limited tort is selected and has to be confirmed. */
  isLimited: boolean;
  control: Control<Values>;
}

/** Whether the checkbox confirmed limited tort, and its message until then. */
export interface Tort {
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  /** Undefined if nothing is left to confirm. */
  open: OpenTask | undefined;
  /** The checkbox's error after a submit without it. */
  error: string | undefined;
}

/**
 * The checkbox that confirms limited tort, kept over a reload (reading 22). Limited tort already on the quote counts as
 * confirmed.
 */
export function useTort<Values extends FieldValues>(question: TortQuestion<Values>): Tort {
  const { quoteId, draft, driver, isLimited, control } = question;
  const { t } = useTexts('drivers');
  const { isSubmitted } = useFormState({ control });
  const [{ confirmed }, keep] = useTabState(quoteId, `${draft}/tort`, (kept) => ({
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
