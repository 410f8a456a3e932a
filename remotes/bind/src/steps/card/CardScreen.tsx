import { useMoreTexts } from '@shared/i18n';
import { PaymentStep } from '../../journey/PaymentStep';
import { cardTexts } from '../../locales/cardTexts';
import { CardPayment } from './CardPayment';

/** /bol/online-payment and /bol/card-details: the two systems of reading 3. */
export function CardScreen() {
  useMoreTexts(cardTexts);
  return <PaymentStep step="card">{(purchase) => <CardPayment {...purchase} />}</PaymentStep>;
}
