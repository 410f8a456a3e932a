import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { Link, useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, Button, LinkButton, Notice } from '@shared/ui';
import { PLACES } from '../../places';

const shown: readonly string[] = PLACES.map(([pattern]) => pattern);

/** Whether the payment can be entered: as soon as its first screen has its place. */
export const PAYMENT_STANDS = shown.includes(ROUTE_PATTERNS.payments);

interface WayOnProps {
  /** Where it cannot be paid here yet, an agent finishes: nobody is led where nothing stands. */
  canPay: boolean;
  number: string | null;
  /** The price is higher than quoted, and nobody has said to have seen it. */
  mustSee: boolean;
}

/** Select a payment plan, or back to the answers (specification 2.12). */
export function WayOn({ canPay, number, mustSee }: WayOnProps) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  const to = canPay ? paths.payments() : paths.contactUs();
  return (
    <>
      {canPay ? null : (
        <Notice title={t('finalQuote.agentTitle')}>{t('finalQuote.agentBody', { number })}</Notice>
      )}
      <Actions>
        <Button
          variant="primary"
          disabledReason={mustSee ? t('difference.mustAcknowledge') : undefined}
          onClick={() => void navigate(to)}
        >
          {canPay ? t('finalQuote.selectPlan') : t('finalQuote.contact')}
        </Button>
        <LinkButton as={Link} to={paths.purchaseReview()} variant="quiet">
          {t('finalQuote.editQuote')}
        </LinkButton>
      </Actions>
    </>
  );
}
