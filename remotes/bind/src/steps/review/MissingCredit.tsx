import { paths, type Driver } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { FROM_REVIEW } from '../../journey/useReturnTo';

/** Who took the policyholder's place was never asked how their credit is, which the quote asks (reading 11). */
export function MissingCredit({ holder }: { holder: Driver }) {
  const { t } = useTexts('bind');
  return (
    <Notice tone="danger" title={t('review.credit.title')}>
      <p>{t('review.credit.body')}</p>
      <Link to={paths.editDriver(holder.id)} state={FROM_REVIEW}>
        {t('review.credit.action')}
      </Link>
    </Notice>
  );
}
