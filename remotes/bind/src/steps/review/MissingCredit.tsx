import { paths, type Driver } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { FROM_REVIEW } from '../../journey/useReturnTo';

/** A driver who became the policyholder was never asked for credit, which the quote requires (reading 11). */
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
