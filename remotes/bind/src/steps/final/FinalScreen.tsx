import { useCarriers, useQuote } from '@shared/api-client/hooks';
import {
  hasEnded,
  type Quote,
  firstDayCovered,
  policyHolderOf,
  type Carrier,
  DOCUMENT_TYPES,
  type QuoteDocument,
  formatCents,
  laterPayments,
  paymentCalendar,
  type PaymentOption,
  MONITORING_MONTHS,
} from '@shared/domain';
import { tellFailure, useMoreTexts, useTexts, textOfError, type Translate } from '@shared/i18n';
import {
  FailurePanel,
  Page,
  Stack,
  Text,
  AfterHeading,
  PageHeading,
  PrintStyle,
  DocumentIcon,
  Row,
  SectionHeading,
  Actions,
  LinkButton,
  Card,
} from '@shared/ui';
import { NamedQuote } from '../../journey/NamedQuote';
import { PaymentStep } from '../../journey/PaymentStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { policyTexts } from '../../locales/policyTexts';
import { usePolling } from '../../parts/usePolling';
import { WaitingPage } from '../../parts/WaitingPage';
import { ContactLink } from '../../parts/ContactLink';
import { GoHome } from './GoHome';
import { Covered } from './Covered';
import { dayText } from './dayText';
import { Sides } from './Sides';
import { SwitchDay } from './switch-day/SwitchDay';
import { PaperFile } from './PaperFile';
import { PaymentMonths } from './PaymentMonths';

const STEPS = ['enroll', 'drive', 'form'] as const;

/** The Monitored Driver Program: Enroll, Drive, Form your rate (specification 2.12 and 9). */
function Program() {
  const { t } = useTexts('bind');
  const months = MONITORING_MONTHS;
  return (
    <Card as="section" $tone="soft" aria-label={t('policy.program.title')}>
      <Stack $gap={4}>
        <SectionHeading>{t('policy.program.title')}</SectionHeading>
        <Text>{t('policy.program.lead', { months })}</Text>
        <Stack as="ol" $gap={3}>
          {STEPS.map((step) => (
            <li key={step}>
              <Text>
                <strong>{t(`policy.program.${step}`)}.</strong> {t(`policy.program.${step}Body`, { months })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

interface PaymentsProps {
  quote: Quote;
  carrier: Carrier;
}

/** What was paid, what is due when, and a calendar file; nothing if all is paid. */
function Payments({ quote, carrier }: PaymentsProps) {
  const { t } = useTexts('bind');
  const { selected_pay_plan: plan, term } = quote;
  if (plan === null || term === null || plan.number_of_payments === 0) return null;
  return (
    <Stack $gap={4}>
      <PaymentMonths plan={plan} effective={term.effective} />
      <Actions>
        <LinkButton
          href={calendarAddress({ quote, carrier }, plan, t)}
          download={`${t('paymentDates.calendarFile')}.ics`}
        >
          {t('paymentDates.calendar')}
        </LinkButton>
      </Actions>
    </Stack>
  );
}

/** A data URL, which needs no server and no cleanup. */
function calendarAddress(
  { quote, carrier }: PaymentsProps,
  plan: PaymentOption,
  t: Translate<'bind'>,
): string {
  const { term, policy_number: number, covered_from: since } = quote;
  const payments = laterPayments(plan, term?.effective ?? '').map(({ due, amount, fee }) => ({
    due,
    summary: t('paymentDates.event', { amount: formatCents(amount + fee), carrier: carrier.name, number }),
  }));
  const text = paymentCalendar(number ?? '', payments, new Date(since ?? term?.effective ?? 0));
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

/** The policy's other documents, to preview and download; the ID cards are at the top of the page (reading 50). */
function Papers({ documents }: { documents: readonly QuoteDocument[] }) {
  const { t } = useTexts('bind');
  const papers = DOCUMENT_TYPES.flatMap((type) =>
    documents.filter((document) => document.type === type && type !== 'id_cards'),
  );
  if (papers.length === 0) return null;
  return (
    <Stack as="section" $gap={5} aria-label={t('policy.papers')}>
      <SectionHeading>{t('policy.papers')}</SectionHeading>
      {papers.map((document) => (
        <PaperLine key={document.url} {...document} />
      ))}
    </Stack>
  );
}

function PaperLine({ type, url }: QuoteDocument) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={3}>
      <Row $gap={3} $wrap={false} $align="start">
        <DocumentIcon />
        <Stack $gap={1}>
          <SectionHeading as="h3" $size={20}>
            {t(`policy.paper.${type}`)}
          </SectionHeading>
          <Text $muted>{t(`policy.paperHelp.${type}`)}</Text>
        </Stack>
      </Row>
      <PaperFile type={type} url={url} />
    </Stack>
  );
}

/** The day of coverage, the ID card, the payments and the documents (specification 2.12, readings 50 and 53). */
function Issued({ quote, rate, carrier }: Purchase & { carrier: Carrier }) {
  const { t, language } = useTexts('bind');
  const email = policyHolderOf(quote.drivers)?.email;
  const date = dayText(firstDayCovered(quote), language);
  return (
    <Page>
      <PrintStyle />
      <Stack $gap={10}>
        <PageHeading lead={email ? t('policy.lead', { email }) : t('policy.leadNoEmail')} focusOnMount>
          {t('policy.heading', { date })}
        </PageHeading>
        <AfterHeading>
          <Covered quote={quote} carrier={carrier} />
          <Sides>
            <Payments quote={quote} carrier={carrier} />
            <Papers documents={quote.documents} />
          </Sides>
          <SwitchDay quote={quote} carrier={carrier} />
          {rate.monitored_driver ? <Program /> : null}
          <GoHome note={t('policy.homeNote')} />
        </AfterHeading>
      </Stack>
    </Page>
  );
}

/** The card is not released yet; the screen looks again, and then shows how the purchase ended. */
function Releasing() {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('policy.releasingTitle')}
        kept={t('policy.errorsReleasing')}
        actions={<ContactLink />}
      >
        <Text>{t('policy.releasingBody')}</Text>
      </FailurePanel>
    </Page>
  );
}

/**
 * The error block with its help (specification 2.12 and 8): what happened, that nothing was charged, and whom to
 * contact.
 */
function PurchaseErrors({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const errors = quote.errors ?? [];
  if (quote.status === 'VOIDING') return <Releasing />;
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <FailurePanel title={t('policy.errorsTitle')} kept={t('policy.errorsKept')} actions={<ContactLink />}>
          <Stack $gap={3}>
            {errors.length === 0 ? <Text>{t('policy.errorsUnknown')}</Text> : null}
            {errors.map((error) => (
              <Text key={`${error.code} ${error.message}`}>{textOfError(t, error)}</Text>
            ))}
            <Text>{t('policy.errorsHelp', { number: quote.quote_number })}</Text>
          </Stack>
        </FailurePanel>
        <GoHome note={t('policy.homeNoteEnded')} />
      </Stack>
    </Page>
  );
}

/** The final pages of both payment systems, /final and /issued (specification 2.12, reading 3). */
export function FinalScreen() {
  useMoreTexts(policyTexts);
  return (
    <NamedQuote>
      <PaymentStep step="final" news="unsigned">
        {(purchase) => <Final {...purchase} />}
      </PaymentStep>
    </NamedQuote>
  );
}

const LOOK_EVERY = 5000;

/** Shown once the quote has loaded and either errors exist or the carrier is known. */
function Final({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const { data: carriers, error, retry } = useCarriers();
  usePolling(useQuote().retry, quote.status === 'VOIDING' ? LOOK_EVERY : null);
  if (hasEnded(quote.status) || (quote.errors ?? []).length > 0) return <PurchaseErrors quote={quote} />;
  const carrier = carriers?.find(({ id }) => id === rate.carrier_id);
  if (carrier) return <Issued quote={quote} rate={rate} carrier={carrier} />;
  if (error === undefined) {
    return <WaitingPage title={t('policy.waitingTitle')} message={t('policy.waitingMessage')} />;
  }
  return (
    <Page $width="narrow">
      <FailurePanel title={t('policy.failedTitle')} onRetry={retry} retryLabel={t('load.retry')}>
        {tellFailure(t, error, t('policy.failedBody'))}
      </FailurePanel>
    </Page>
  );
}
