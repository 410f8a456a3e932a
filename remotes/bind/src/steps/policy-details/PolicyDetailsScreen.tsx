import type { ApiError } from '@shared/api-client';
import { useToday } from '@shared/api-client/hooks';
import { type Driver, forwardPath, paths, policyHolderOf, purchaseJourney } from '@shared/domain';
import { Navigate, useNavigate } from 'react-router-dom';
import { ElsewhereNotice } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { useReturnTo } from '../../journey/useReturnTo';
import { policyDetailsTexts } from '../../locales/policyDetailsTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { useLazyModule } from '../../parts/useLazyModule';
import { PolicyDetailsForm } from './PolicyDetailsForm';
import type { PolicyValues } from './policyValues';
import { usePolicySave } from './usePolicySave';

const loadMismatch = () => import(/* webpackChunkName: "license-mismatch" */ './LicenseMismatch');

/**
 * Whether the save failed because of the license number, which this form does not ask: a new last name in IL (section
 * 5).
 */
const isLicenseMismatch = (failure: ApiError | undefined): boolean =>
  failure?.errors.some(({ attribute }) => attribute === 'license_number') ?? false;

/** /bol/policy-details and its edit entry (specification 2.12). */
export function PolicyDetailsScreen() {
  useMoreTexts(policyDetailsTexts);
  return (
    <PurchaseStep step="policyDetails">
      {(purchase) => {
        const holder = policyHolderOf(purchase.quote.drivers);
        if (holder === null) return <Navigate to={paths.newDriver()} replace />;
        return <PolicyDetails {...{ ...purchase, holder }} />;
      }}
    </PurchaseStep>
  );
}

function PolicyDetails({ quote, rate, holder }: Purchase & { holder: Driver }) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  const today = useToday(quote.address);
  const usual = forwardPath(purchaseJourney, 'policyDetails', quote);
  const next = useReturnTo(usual);
  const isEdit = next !== usual;
  const back = useReturnTo(paths.rates(quote.id));
  const { save, status, failure, isHalfSaved, elsewhere, formKey } = usePolicySave(quote, holder, today);
  const isMismatch = isLicenseMismatch(failure);
  const { loaded: mismatch } = useLazyModule(isMismatch ? 'license-mismatch' : null, loadMismatch);
  const halfSaved = isMismatch ? t('policyDetails.mismatch.title') : t('policyDetails.holderFailed');
  const onSave = async (values: PolicyValues) => {
    if (await save(values)) await navigate(next);
  };
  return (
    <PurchasePage
      {...{ quote, rate }}
      title={isEdit ? t('policyDetails.headingEdit') : t('policyDetails.heading')}
      lead={isEdit ? undefined : t('policyDetails.lead')}
    >
      <ElsewhereNotice elsewhere={elsewhere} busy={status !== null} />
      {mismatch ? <mismatch.LicenseMismatch holder={holder} /> : null}
      <PolicyDetailsForm
        key={formKey}
        {...{ quote, today, status, failure, elsewhere, onSave }}
        busy={status !== null}
        saveLabel={isEdit ? t('policyDetails.saveReview') : t('policyDetails.save')}
        failureTitle={isHalfSaved ? halfSaved : t('policyDetails.failed')}
        cancelTo={back}
      />
    </PurchasePage>
  );
}
