import { textOfError } from './textOfError';
import type { TranslateShared } from './translate';

export interface Failure {
  /** Of the answer; 0 where there was none. */
  status: number;
  errors: readonly { code: string; message: string }[];
  /** Seconds after which a limit ends. */
  retryAfter: number | null;
  /** The call's name in our logs. */
  requestId: string | null;
}

/** A longer wait is told in minutes. */
const MOST_SECONDS = 120;

/** How long to wait, where a call met a limit; undefined where it failed for anything else. */
export function textOfLimit(t: TranslateShared, failure: Failure | null | undefined): string | undefined {
  if (failure?.status !== 429) return undefined;
  const { errors, retryAfter } = failure;
  const [first] = errors;
  const wait = waitText(t, retryAfter);
  return !first || first.code === 'rate_limited' ? wait : `${textOfError(t, first)} ${wait}`;
}

/** Seconds to wait where the answer does not say. */
const USUAL_SECONDS = 60;

function waitText(t: TranslateShared, retryAfter: number | null): string {
  const seconds = retryAfter ?? USUAL_SECONDS;
  const isLong = seconds > MOST_SECONDS;
  const count = Math.ceil(isLong ? seconds / 60 : seconds);
  return t(isLong ? 'common:errors.retry_in' : 'common:errors.retry_in_seconds', { count });
}
