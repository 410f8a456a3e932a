import { formatCents, type PaymentToken } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Button, FactList, Notice, Page, PageHeading, Stack } from '@shared/ui';
import { useState } from 'react';
import type { Purchase } from '../../journey/PurchaseStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { CardPlace } from './CardPlace';
import type { CardEvent } from './provider/cardProvider';
import { usePayFacts } from './usePayFacts';

interface CardPageProps {
  purchase: Purchase;
  token: PaymentToken;
  onPaid: (token: PaymentToken, sessionId: string) => void;
  onLeave: (news: PaymentNews) => void;
}

/** What is paid, to whom, and the card service's own fields or form. */
export function CardPage({ purchase, token, onPaid, onLeave }: CardPageProps) {
  const { t } = useTexts('bind');
  const facts = usePayFacts(purchase, token);
  const [problem, hearProblem] = useProblem(token);
  const isSdk = token.payment_system === 'sdk';
  const hear = (event: CardEvent) => {
    if (event.kind === 'paid') onPaid(token, event.sessionId);
    else if (event.kind === 'left') onLeave(event.as);
    else hearProblem(event.description);
  };
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t(isSdk ? 'card.leadSdk' : 'card.leadHosted')} focusOnMount>
          {t('card.heading', { amount: formatCents(token.amount) })}
        </PageHeading>
        <FactList facts={facts} />
        {problem === null ? null : <ProviderSays>{problem}</ProviderSays>}
        <CardPlace
          quote={purchase.quote}
          token={token}
          onEvent={hear}
          onUnloadable={() => onLeave('notLoaded')}
        />
        <div>
          <Button variant="quiet" onClick={() => onLeave('cancelled')}>
            {t('card.leave')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** What the card service said was wrong: an alert (section 8), and in the page for as long as it holds (reading 21). */
function useProblem({ payment_system: system }: PaymentToken) {
  const bus = useBus();
  const [problem, setProblem] = useState<string | null>(null);
  const hear = (description: string) => {
    const textKey = system === 'sdk' ? 'common:alerts.documents_failed' : 'common:alerts.provider_error';
    bus.emit('alert:show-requested', { variant: 'danger', textKey, values: { description } });
    setProblem(description);
  };
  return [problem, hear] as const;
}

function ProviderSays({ children }: { children: string }) {
  const { t } = useTexts('bind');
  return (
    <div role="alert">
      <Notice tone="danger" title={t('card.errorTitle')}>
        {children}
      </Notice>
    </div>
  );
}
