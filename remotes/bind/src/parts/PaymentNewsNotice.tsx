import { withTexts } from '@shared/i18n';
import { useHandOver } from '../journey/useHandOver';
import { paymentNewsTexts } from '../locales/paymentNewsTexts';
import { useLazyModule } from './useLazyModule';

/** In a chunk of its own with its texts: most shoppers come here without a payment before. */
const load = withTexts(paymentNewsTexts, () =>
  import(/* webpackChunkName: "paymentNews" */ './PaymentNews').then((loaded) => loaded.PaymentNews),
);

/** The outcome of the payment that led back here, shown as long as the page (reading 21). */
export function PaymentNewsNotice() {
  const { news } = useHandOver();
  const { loaded: PaymentNews } = useLazyModule(news === null ? null : 'payment-news', load);
  return news !== null && PaymentNews ? <PaymentNews news={news} /> : null;
}
