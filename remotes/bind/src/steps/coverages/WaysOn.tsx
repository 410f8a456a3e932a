import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { StepActions } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { LinkButton } from '@shared/ui';
import { useWays } from './useWays';

/** On and back, where nothing is left to sign. */
export function WaysOn() {
  const { t } = useTexts('bind');
  const { next, back } = useWays();
  return (
    <StepActions>
      <LinkButton as={Link} to={next} variant="primary">
        {t(next === paths.purchaseReview() ? 'coverages.toReview' : 'coverages.continue')}
      </LinkButton>
      <LinkButton as={Link} to={back} variant="quiet">
        {t('form.cancel')}
      </LinkButton>
    </StepActions>
  );
}
