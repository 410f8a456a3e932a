import { paths, type Driver } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

/** The stored license number begins with the old last name's letter, so both are changed on the driver form. */
export function LicenseMismatch({ holder }: { holder: Driver }) {
  const { t } = useTexts('bind');
  return (
    <Notice>
      {t('policyDetails.mismatch.body')}{' '}
      <Link to={paths.purchaseDriver(holder.id)}>{t('policyDetails.mismatch.action')}</Link>
    </Notice>
  );
}
