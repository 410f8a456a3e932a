import { paths } from '@shared/domain';
import { Link, useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, Button, LinkButton } from '@shared/ui';

interface WayOnProps {
  /** The server has not told yet that the quote has its final rate. */
  isSettling: boolean;
  /** The price is higher than quoted, and nobody has said to have seen it. */
  mustSee: boolean;
}

/** Select a payment plan, or back to the answers (specification 2.12). */
export function WayOn({ isSettling, mustSee }: WayOnProps) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  return (
    <Actions>
      <Button
        variant="primary"
        busy={isSettling}
        disabledReason={mustSee ? t('difference.mustAcknowledge') : undefined}
        onClick={() => void navigate(paths.payments())}
      >
        {t('finalQuote.selectPlan')}
      </Button>
      <LinkButton as={Link} to={paths.purchaseReview()} variant="quiet">
        {t('finalQuote.editQuote')}
      </LinkButton>
    </Actions>
  );
}
