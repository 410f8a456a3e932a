import { useToday } from '@shared/api-client/hooks';
import { isStartAllowed, paths, policyHolderWithoutCredit } from '@shared/domain';
import { outcomesOf, verdictOf } from '@shared/domain/purchase';
import { Link } from 'react-router-dom';
import { formatDate, useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Purchase } from '../../journey/PurchaseStep';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { useCarrierName } from '../../parts/useCarrierName';
import { MissingCredit } from './MissingCredit';

/** Codes of the final price whose reason this screen states itself. */
export const STATED_HERE = ['declined', 'referred', 'application_incomplete'] as const;

/**
 * What keeps a complete application from its final price: the reason beside the button, and a notice with the way on.
 * Anything else missing redirects to its step.
 */
export function useBlocked({ quote, rate }: Purchase): { reason: string | undefined; notices: ReactNode } {
  const { t } = useTexts('bind');
  const isLate = useIsLate(quote);
  const unasked = policyHolderWithoutCredit(quote.drivers);
  const isHeld = verdictOf(outcomesOf(quote.questions, quote, rate.carrier_id)) !== null;
  const kind = isLate ? 'late' : unasked ? 'credit' : isHeld ? 'held' : undefined;
  const notices = (
    <>
      {isLate ? <LateStart quote={quote} /> : null}
      {unasked ? <MissingCredit holder={unasked} /> : null}
      {isHeld ? <HeldAnswer {...{ quote, rate }} /> : null}
    </>
  );
  return { reason: kind && t(`review.${kind}.reason`), notices };
}

/** A delayed application may have missed its start date. */
function useIsLate({ term, address }: Purchase['quote']): boolean {
  const today = useToday(address);
  return term !== null && !isStartAllowed(term.effective, today);
}

function LateStart({ quote: { term } }: Pick<Purchase, 'quote'>) {
  const { t, language } = useTexts('bind');
  const date = formatDate(term?.effective ?? '', language, 'long');
  return (
    <Notice tone="danger" title={t('review.late.title', { date })}>
      <p>{t('review.late.body')}</p>
      <Link to={paths.editPolicyDetails()} state={FROM_REVIEW}>
        {t('review.late.action')}
      </Link>
    </Notice>
  );
}

/** The carrier does not accept an answer as it stands; its question says what to do (reading 56). */
function HeldAnswer({ quote, rate }: Purchase) {
  const { t, language } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const held = new Set(outcomesOf(quote.questions, quote, rate.carrier_id).map(({ question }) => question));
  const numbers = (quote.questions ?? []).flatMap(({ question_code: code }, index) =>
    held.has(code) ? [String(index + 1)] : [],
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(numbers);
  return (
    <Notice tone="danger" title={t('review.held.title', { carrier })}>
      <p>{t('review.held.body', { count: numbers.length, numbers: list })}</p>
      <Link to={paths.questions()}>{t('review.held.action')}</Link>
    </Notice>
  );
}
