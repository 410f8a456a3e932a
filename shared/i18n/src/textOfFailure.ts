import type { TranslateShared } from './translate';
import { textOfError } from './textOfError';

interface Failure {
  errors: readonly { code: string; message: string }[];
  /** Seconds after which a limit ends. */
  retryAfter: number | null;
}

/** A longer wait is told in minutes. */
const MOST_SECONDS = 120;

/** Why a call failed, in a sentence: a limit says when it ends, anything else is the first error's text. */
export function textOfFailure(t: TranslateShared, { errors, retryAfter }: Failure): string {
  if (retryAfter !== null && retryAfter <= MOST_SECONDS)
    return t('common:errors.retry_in_seconds', { count: Math.ceil(retryAfter) });
  if (retryAfter !== null) return t('common:errors.retry_in', { count: Math.ceil(retryAfter / 60) });
  return errors[0] ? textOfError(t, errors[0]) : t('common:errors.unforeseen');
}
