import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { policyDetailsTexts } from '../../locales/policyDetailsTexts';
import { PurchasePage } from '../../parts/PurchasePage';

/** /bol/policy-details and its edit entry (specification 2.12). */
export function PolicyDetailsScreen() {
  useMoreTexts(policyDetailsTexts);
  return <PurchaseStep step="policyDetails">{(purchase) => <PolicyDetails {...purchase} />}</PurchaseStep>;
}

function PolicyDetails({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  return (
    <PurchasePage {...{ quote, rate }} title={t('policyDetails.heading')} lead={t('policyDetails.lead')}>
      {null}
    </PurchasePage>
  );
}
