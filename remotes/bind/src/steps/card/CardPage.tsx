import { formatCents, type PaymentToken } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useTexts, tellFailure } from '@shared/i18n';
import { Button, FactList, Page, PageHeading, Stack, type Fact, Dialog, VisuallyHidden } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { PaymentDates } from '../../parts/PaymentDates';
import { useCarrierName } from '../../parts/useCarrierName';
import { CardPlace } from './CardPlace';
import type { CardEvent } from './provider/cardProvider';
import { useState } from 'react';
import { ApiError } from '@shared/api-client';
import { useExtendPayment, useQuote } from '@shared/api-client/hooks';
import { usePolling } from '../../parts/usePolling';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A card takes about this long to type with a screen reader; WCAG 2.2.1 asks for 20 seconds at least. */
const WARNED = 3 * MINUTE;

/** The minutes left once they are few, and how to have more; `onOver` is called when there are none. */
function useTimeToPay(token: PaymentToken, onOver: () => void) {
  const { trigger, isMutating: isAsking, error } = useExtendPayment();
  const { retry: look } = useQuote();
  const [extensionsLeft, setExtensionsLeft] = useState(token.extensions_left);
  const [endsAt, setEndsAt] = useState(() => Date.now() + token.seconds_left * SECOND);
  const [minutes, setMinutes] = useState<number | null>(null);
  usePolling(() => {
    const left = endsAt - Date.now();
    if (left <= 0) onOver();
    else setMinutes(left > WARNED ? null : Math.ceil(left / MINUTE));
  }, SECOND);
  const extend = async () => {
    try {
      const time = await trigger({ session_id: token.session_id });
      setEndsAt(Date.now() + time.seconds_left * SECOND);
      setExtensionsLeft(time.extensions_left);
      setMinutes(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // Paid or over: the quote's status gives the next screen.
      if (failure.status === 409) look();
    }
  };
  return { minutes, canExtend: extensionsLeft > 0, extend, isAsking, error };
}

interface TimeToPayProps {
  token: PaymentToken;
  onOver: () => void;
}

/** Warns before the payment closes, and keeps it open at one press (WCAG 2.2.1). Each minute that passes is announced. */
function TimeToPay({ token, onOver }: TimeToPayProps) {
  const { t } = useTexts('bind');
  const { minutes, canExtend, extend, isAsking, error } = useTimeToPay(token, onOver);
  // Closed, it comes back with the next minute.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (minutes === null) return null;
  const title = t('card.time.title', { count: minutes });
  const more = (
    <Button variant="primary" busy={isAsking} onClick={() => void extend()}>
      {t('card.time.more')}
    </Button>
  );
  return (
    <Dialog
      open={closedAt !== minutes}
      title={title}
      onClose={() => setClosedAt(minutes)}
      closeLabel={t('card.time.close')}
      actions={canExtend ? more : undefined}
    >
      <VisuallyHidden as="output">{title}</VisuallyHidden>
      <p>{t(canExtend ? 'card.time.body' : 'card.time.last')}</p>
      {error && !isAsking ? <p role="alert">{tellFailure(t, error)}</p> : null}
    </Dialog>
  );
}

/** The payee, the purpose and the later payments, in exact amounts (reading 7). */
function usePayFacts({ quote, rate }: Purchase, token: PaymentToken): Fact[] {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const plan = quote.selected_pay_plan;
  const { amount, fee } = plan?.installment_info ?? { amount: 0, fee: 0 };
  const count = plan?.number_of_payments ?? 0;
  const later = t('card.planMonthly', { count, amount: formatCents(amount + fee) });
  return [
    { id: 'carrier', term: t('price.carrier'), value: carrier },
    { id: 'plan', term: t('card.plan'), value: count === 0 ? t('card.planFull') : later },
    { id: 'number', term: t('price.quoteNumber'), value: token.reference },
  ];
}

interface CardPageProps {
  purchase: Purchase;
  token: PaymentToken;
  onPaid: (token: PaymentToken, sessionId: string) => void;
  onLeave: (news: PaymentNews) => void;
}

/** The amount, the payee, and the card service's own fields or form. */
export function CardPage({ purchase, token, onPaid, onLeave }: CardPageProps) {
  const { t } = useTexts('bind');
  const facts = usePayFacts(purchase, token);
  const carrier = useCarrierName(purchase.rate.carrier_id);
  const { selected_pay_plan: plan, term } = purchase.quote;
  const alert = useAlert(token);
  const hear = (event: CardEvent) => {
    if (event.kind === 'paid') onPaid(token, event.sessionId);
    else if (event.kind === 'left') onLeave(event.as);
    else if (event.kind === 'failed') alert(event.description);
  };
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('card.lead')} focusOnMount>
          {t('card.heading', { amount: formatCents(token.amount) })}
        </PageHeading>
        <FactList facts={facts} />
        {plan && term ? (
          <PaymentDates plan={plan} effective={term.effective} carrier={carrier} isExact />
        ) : null}
        <CardPlace
          quote={purchase.quote}
          token={token}
          onEvent={hear}
          onUnloadable={() => onLeave('notLoaded')}
        />
        <TimeToPay token={token} onOver={() => onLeave('timedOut')} />
        <div>
          <Button variant="quiet" onClick={() => onLeave('cancelled')}>
            {t('card.leave')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** Also shows the card service's errors as alerts (section 8). */
function useAlert({ payment_system: system }: PaymentToken) {
  const bus = useBus();
  const textKey = system === 'sdk' ? 'common:alerts.documents_failed' : 'common:alerts.provider_error';
  return (description: string) =>
    bus.emit('alert:show-requested', { variant: 'danger', textKey, values: { description } });
}
