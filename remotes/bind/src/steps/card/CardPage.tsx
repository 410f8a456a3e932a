import { formatCents, type PaymentToken } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Button, FactList, Page, PageHeading, Stack } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { PaymentDates } from '../../parts/PaymentDates';
import { useCarrierName } from '../../parts/useCarrierName';
import { CardPlace } from './CardPlace';
import type { CardEvent } from './provider/cardProvider';
import { TimeToPay } from './TimeToPay';
import { usePayFacts } from './usePayFacts';

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
  const isSdk = token.payment_system === 'sdk';
  const hear = (event: CardEvent) => {
    if (event.kind === 'paid') onPaid(token, event.sessionId);
    else if (event.kind === 'left') onLeave(event.as);
    else if (event.kind === 'failed') alert(event.description);
  };
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t(isSdk ? 'card.leadSdk' : 'card.leadHosted')} focusOnMount>
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
