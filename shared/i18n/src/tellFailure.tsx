import type { ReactNode } from 'react';
import { textOfError } from './textOfError';
import { type Failure, textOfLimit } from './textOfLimit';
import type { TranslateShared } from './translate';

const sentenceOf = (t: TranslateShared, { errors }: Failure): string =>
  errors[0] ? textOfError(t, errors[0]) : t('common:errors.unforeseen');

/** A refusal explains itself, and a call that never left is in no log: all else is to be found by its name. */
const isUnforeseen = ({ status, errors }: Failure): boolean =>
  (status < 400 || status >= 500) && errors[0]?.code !== 'network';

/**
 * Why a call failed: a limit says how long to wait, anything else is the screen's own sentence or the first error's text,
 * and what nobody foresaw has the name by which we find it.
 */
export function tellFailure(
  t: TranslateShared,
  failure: Failure,
  sentence = sentenceOf(t, failure),
): ReactNode {
  const limit = textOfLimit(t, failure);
  if (limit !== undefined) return limit;
  const { requestId: id } = failure;
  // A shell of the release before names no calls.
  if (!id || !isUnforeseen(failure)) return sentence;
  return (
    <>
      {sentence} <small>{t('common:errors.reference', { id })}</small>
    </>
  );
}
