import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Notice, Stack } from '@shared/ui';
import type { PaymentNews as News } from '../journey/useHandOver';
import { paymentNewsTexts } from '../locales/paymentNewsTexts';

/** What became of a payment, and the way on if there is one. */
export function PaymentNews({ news }: { news: News }) {
  useMoreTexts(paymentNewsTexts);
  const { t } = useTexts('bind');
  const isWrong = news === 'declined' || news === 'notLoaded';
  const body = t(`paymentNews.${news}.body`);
  return (
    <div role="alert">
      <Notice tone={isWrong ? 'danger' : 'info'} title={t(`paymentNews.${news}.title`)}>
        {news === 'timedOut' ? (
          <Stack $gap={3}>
            {body}
            <div>
              <LinkButton as={Link} to={paths.payments()}>
                {t('paymentNews.timedOut.again')}
              </LinkButton>
            </div>
          </Stack>
        ) : (
          body
        )}
      </Notice>
    </div>
  );
}
