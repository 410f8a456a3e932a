import { paths } from '@shared/domain';
import { Link, useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, Button, LinkButton } from '@shared/ui';

interface FinalActionsProps {
  /** The server has not confirmed yet that the quote has its final rate. */
  isSettling: boolean;
  /** Shows what is missing; returns whether anything is. */
  showMissing: () => boolean;
}

/** Select a payment plan, or back to the answers (specification 2.12). */
export function FinalActions({ isSettling, showMissing }: FinalActionsProps) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  return (
    <Actions>
      <Button
        variant="primary"
        busy={isSettling}
        onClick={() => {
          if (!showMissing()) void navigate(paths.payments());
        }}
      >
        {t('finalQuote.selectPlan')}
      </Button>
      <LinkButton as={Link} to={paths.purchaseReview()} variant="quiet">
        {t('finalQuote.editQuote')}
      </LinkButton>
    </Actions>
  );
}
