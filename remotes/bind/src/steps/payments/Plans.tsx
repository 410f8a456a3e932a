import { finalQuoteOptions, paths, type Carrier, type Quote, type Rate } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { StepActions } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import {
  Button,
  ChoiceCards,
  ErrorSummary,
  LinkButton,
  Notice,
  Page,
  PageHeading,
  PaymentKey,
  Stack,
  Text,
} from '@shared/ui';
import type { SubmitEvent } from 'react';
import { PaymentNewsNotice } from '../../parts/PaymentNewsNotice';
import { PaymentDates } from '../../parts/PaymentDates';
import { InFullHelp } from './InFullHelp';
import { planCards } from './planCards';
import { usePlanChoice, type PlanChoice } from './usePlanChoice';

interface PlansProps {
  quote: Quote;
  final: Rate;
  carrier: Carrier;
}

const FIELD = 'payment_plan_code';

/** One card per payment option; one is required (specification 2.12 and 5). */
export function Plans({ quote, final, carrier }: PlansProps) {
  const { t } = useTexts('bind');
  const plan = usePlanChoice(quote, finalQuoteOptions(final.payment_options), carrier);
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('payments.lead')} focusOnMount>
          {t('payments.heading')}
        </PageHeading>
        <PaymentNewsNotice />
        <SaveFailure failure={plan.failure} />
        <PlanForm {...{ quote, final, carrier, plan }} />
        <InFullHelp open={plan.isHelpOpen} onClose={plan.closeHelp} carrier={carrier} quote={quote} />
      </Stack>
    </Page>
  );
}

interface PlanFormProps extends PlansProps {
  plan: PlanChoice;
}

function PlanForm({ quote, final, carrier, plan }: PlanFormProps) {
  const { t } = useTexts('bind');
  const chosen = plan.options.find(({ plan_code }) => plan_code === plan.code);
  const missing = plan.misses > 0 ? t('payments.selectPlan') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    plan.goOn();
  };
  return (
    <Stack as="form" $gap={6} noValidate onSubmit={submit}>
      <ErrorSummary
        key={plan.misses}
        title={t('common:form.summary', { count: 1 })}
        errors={missing === undefined ? [] : [{ field: FIELD, message: missing }]}
      />
      <ChoiceCards
        legend={t('payments.legend')}
        error={missing}
        name={FIELD}
        value={plan.code}
        options={planCards(final, t)}
        onValueChange={(code) => plan.choose(code)}
      />
      <PaymentKey
        names={[
          ['today', t('payments.key.today')],
          ['later', t('payments.key.later')],
        ]}
      />
      {chosen && quote.term && !plan.isByPhone ? (
        <PaymentDates plan={chosen} effective={quote.term.effective} carrier={carrier.name} />
      ) : null}
      <PlanActions quote={quote} plan={plan} />
      <Text $size={14} $muted>
        {t('payments.sent', { carrier: carrier.name })}
      </Text>
    </Stack>
  );
}

function PlanActions({ quote, plan }: Pick<PlanFormProps, 'quote' | 'plan'>) {
  const { t } = useTexts('bind');
  return (
    <StepActions>
      <Button
        type="submit"
        variant="primary"
        busy={plan.isSaving}
        busyText={t('payments.saving')}
        disabledReason={plan.isByPhone ? t('payments.byPhone') : undefined}
      >
        {t('payments.continue')}
      </Button>
      <LinkButton as={Link} to={paths.finalRates(quote.id)} variant="quiet">
        {t('payments.cancel')}
      </LinkButton>
    </StepActions>
  );
}

function SaveFailure({ failure }: { failure: PlanChoice['failure'] }) {
  const { t } = useTexts('bind');
  if (failure === undefined) return null;
  return (
    <div role="alert">
      <Notice tone="danger" title={t('payments.saveFailed')}>
        {tellFailure(t, failure)}
      </Notice>
    </div>
  );
}
