import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Notice, Stack } from '@shared/ui';
import { Suspense } from 'react';
import { paymentNewsTexts } from '../locales/paymentNewsTexts';
import { type PaymentNews, useHandOver } from '../journey/useHandOver';

/** The outcome of the payment that led back here, shown as long as the page (reading 21). */
export function PaymentNewsNotice() {
  const { news } = useHandOver();
  if (news === null) return null;
  return (
    <Suspense fallback={null}>
      <News news={news} />
    </Suspense>
  );
}

function News({ news }: { news: PaymentNews }) {
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
