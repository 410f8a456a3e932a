import type { ReactNode } from 'react';
import { textOfError } from './textOfError';
import { type Failure, textOfLimit } from './textOfLimit';
import type { TranslateShared } from './translate';

const sentenceOf = (t: TranslateShared, { errors }: Failure): string =>
  errors[0] ? textOfError(t, errors[0]) : t('common:errors.unforeseen');

/**
 * An error with its own text explains itself, and a call that was never sent is in no log; all others need their
 * request id.
 */
const isUnforeseen = ({ status, errors }: Failure): boolean =>
  (status < 400 || status >= 500) && errors[0]?.code !== 'network';

/**
 * Why a call failed: a rate limit says how long to wait, otherwise the screen's own sentence or the first error's text;
 * an unexpected failure adds its request id.
 */
export function tellFailure(
  t: TranslateShared,
  failure: Failure,
  sentence = sentenceOf(t, failure),
): ReactNode {
  const limit = textOfLimit(t, failure);
  if (limit !== undefined) return limit;
  const { requestId: id } = failure;
  // A shell of the previous release has no request ids.
  if (!id || !isUnforeseen(failure)) return sentence;
  return (
    <>
      {sentence} <small>{t('common:errors.reference', { id })}</small>
    </>
  );
}
