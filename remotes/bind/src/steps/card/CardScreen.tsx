import { useMoreTexts } from '@shared/i18n';
import { useState } from 'react';
import { PaymentStep } from '../../journey/PaymentStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { cardTexts } from '../../locales/cardTexts';
import { CardPayment } from './CardPayment';

/** /bol/online-payment and /bol/card-details: the two systems of reading 3. */
export function CardScreen() {
  useMoreTexts(cardTexts);
  const [news, setNews] = useState<PaymentNews | null>(null);
  return (
    <PaymentStep step="card" news={news}>
      {(purchase) => <CardPayment {...purchase} onLeaving={setNews} />}
    </PaymentStep>
  );
}
