import { textOfError } from './textOfError';
import type { TranslateShared } from './translate';

export interface Failure {
  /** Status of the response; 0 if there was none. */
  status: number;
  errors: readonly { code: string; message: string }[];
  /** Seconds until the rate limit ends. */
  retryAfter: number | null;
  /** The call's id in our logs. */
  requestId: string | null;
}

/** Longer waits are given in minutes. */
const MOST_SECONDS = 120;

/** How long to wait after a rate limit; undefined for any other failure. */
export function textOfLimit(t: TranslateShared, failure: Failure | null | undefined): string | undefined {
  if (failure?.status !== 429) return undefined;
  const { errors, retryAfter } = failure;
  const [first] = errors;
  const wait = waitText(t, retryAfter);
  return !first || first.code === 'rate_limited' ? wait : `${textOfError(t, first)} ${wait}`;
}

/** Default wait in seconds if the response gives none. */
const USUAL_SECONDS = 60;

function waitText(t: TranslateShared, retryAfter: number | null): string {
  const seconds = retryAfter ?? USUAL_SECONDS;
  const isLong = seconds > MOST_SECONDS;
  const count = Math.ceil(isLong ? seconds / 60 : seconds);
  return t(isLong ? 'common:errors.retry_in' : 'common:errors.retry_in_seconds', { count });
}
