import {
  finalQuoteOptions,
  paths,
  type Carrier,
  type Quote,
  type Rate,
  formatPhone,
  defaultPlan,
  formatDollars,
  inFull,
  isPaidOnline,
  monthlyDisplay,
  paymentTotal,
  shownPayments,
  type InFull,
  type PaymentOption,
} from '@shared/domain';
import { Link } from 'react-router-dom';
import { StepActions } from '@shared/forms';
import { tellFailure, useTexts, type Translate as TranslateOf } from '@shared/i18n';
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
  Dialog,
  PhoneIcon,
  PaymentBar,
  space,
  type Choice,
} from '@shared/ui';
import type { SubmitEvent } from 'react';
import { PaymentNewsNotice } from '../../parts/PaymentNewsNotice';
import { PaymentDates } from '../../parts/PaymentDates';
import { usePlanChoice, type PlanChoice } from './usePlanChoice';
import { ContactLink } from '../../parts/ContactLink';
import { styled } from 'styled-components';

type Translate = TranslateOf<'bind'>;

function monthlyCard(plan: PaymentOption, months: number, t: Translate): Choice<string> {
  const count = plan.number_of_payments;
  const body = t('payments.monthlyBody', { count, amount: formatDollars(monthlyDisplay(plan)) });
  const total = t('payments.total', { total: formatDollars(paymentTotal(plan)), months });
  return {
    value: plan.plan_code,
    label: t('payments.monthlyTitle', { count: count + 1, deposit: formatDollars(plan.deposit) }),
    help: `${body} ${total}`,
  };
}

/** Paying in full, and how much less that is than the plan that is in view at first (reading 54). */
function inFullCard(
  plan: PaymentOption,
  { price, savings }: InFull,
  { months, count, isOnline }: { months: number; count: number; isOnline: boolean },
  t: Translate,
): Choice<string> {
  const body = t(isOnline ? 'payments.inFullBody' : 'payments.inFullByPhone', {
    amount: formatDollars(price),
    months,
  });
  const saves = savings > 0 ? [t('payments.saves', { amount: formatDollars(savings), count })] : [];
  return { value: plan.plan_code, label: t('payments.inFullTitle'), help: [body, ...saves].join(' ') };
}

/** The payment options as cards: titles, counts, fees, rounding and savings of section 9, and their payments drawn. */
function planCards(rate: Rate, t: Translate): Choice<string>[] {
  const months = rate.term.duration;
  const whole = inFull(rate);
  const plans = finalQuoteOptions(rate.payment_options);
  const count = (defaultPlan(plans)?.number_of_payments ?? 0) + 1;
  const end = Math.max(...plans.map(paymentTotal));
  return plans.map((plan) => {
    const isWhole = plan.plan_type === 'pay_in_full' && whole;
    const card = isWhole
      ? inFullCard(plan, whole, { months, count, isOnline: isPaidOnline(rate.carrier_id, plan) }, t)
      : monthlyCard(plan, months, t);
    const help = (
      <>
        {card.help}
        <Drawn>
          <PaymentBar plan={shownPayments(plan)} end={end} height={20} />
        </Drawn>
      </>
    );
    return { ...card, help };
  });
}

const Drawn = styled.span`
  display: block;
  margin-block-start: ${space(2)};
`;

interface InFullHelpProps {
  open: boolean;
  onClose: () => void;
  carrier: Carrier;
  quote: Quote;
}

/** How to arrange paying in full if the site cannot take it (specification 2.12, reading 3). */
function InFullHelp({ open, onClose, carrier, quote }: InFullHelpProps) {
  const { t } = useTexts('bind');
  const named = { carrier: carrier.name, phone: formatPhone(carrier.phone), number: quote.quote_number };
  return (
    <Dialog
      open={open}
      title={t('payments.helpTitle')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('payments.helpClose')}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text>{t('payments.helpBody', named)}</Text>
        <LinkButton href={`tel:+1${carrier.phone}`} icon={<PhoneIcon size={20} />}>
          {t('payments.helpCall', named)}
        </LinkButton>
        <ContactLink />
      </Stack>
    </Dialog>
  );
}

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
