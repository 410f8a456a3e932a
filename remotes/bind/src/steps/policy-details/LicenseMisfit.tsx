import type { ApiError } from '@shared/api-client';
import { paths, type Driver } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

/** Whether the policyholder was refused for a number that this form does not ask: a new last name in IL (section 5). */
export const isLicenseMisfit = (failure: ApiError | undefined): boolean =>
  failure?.errors.some(({ attribute }) => attribute === 'license_number') ?? false;

/** The stored license number begins as the old last name does: both are changed where both are asked. */
export function LicenseMisfit({ holder }: { holder: Driver }) {
  const { t } = useTexts('bind');
  return (
    <Notice>
      {t('policyDetails.misfit.body')}{' '}
      <Link to={paths.purchaseDriver(holder.id)}>{t('policyDetails.misfit.action')}</Link>
    </Notice>
  );
}
