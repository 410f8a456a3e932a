import { paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { StepActions } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import { ErrorSummary, LinkButton, Spinner, VisuallyHidden } from '@shared/ui';
import { useReviewed } from './useReviewed';
import { useNextAndBack } from './useNextAndBack';

interface CoverageActionsProps {
  quote: Quote;
  /** A package is being saved, so the reviewed coverages are not known yet. */
  isSaving: boolean;
}

/** Continue and back buttons, shown when nothing is left to sign. */
export function CoverageActions({ quote, isSaving }: CoverageActionsProps) {
  const { t } = useTexts('bind');
  const { next, back } = useNextAndBack(quote);
  const { leave, keepForMenu, isKeeping, failure } = useReviewed(quote, { next, isSaving });
  const busy = isSaving || isKeeping;
  const problems = failure === undefined || busy ? [] : [{ message: tellFailure(t, failure) }];
  return (
    <>
      <ErrorSummary title={t('coverages.notKept')} errors={problems} />
      <StepActions>
        <LinkButton
          as={Link}
          to={next}
          variant="primary"
          onClick={leave}
          onAuxClick={leave}
          onContextMenu={keepForMenu}
          aria-busy={busy || undefined}
          icon={busy ? <Spinner size={20} /> : null}
        >
          {t(next === paths.purchaseReview() ? 'coverages.toReview' : 'coverages.continue')}
        </LinkButton>
        <VisuallyHidden as="output">{isKeeping ? t('coverages.keeping') : ''}</VisuallyHidden>
        {back === null ? null : (
          <LinkButton as={Link} to={back} variant="quiet">
            {t('form.cancel')}
          </LinkButton>
        )}
      </StepActions>
    </>
  );
}
