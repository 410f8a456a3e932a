import { useMoreTexts } from '@shared/i18n';
import { PurchaseStep } from '../../journey/PurchaseStep';
import { coveragesStepTexts } from '../../locales/coveragesStepTexts';
import { Coverages } from './Coverages';

/** /bol/coverages (specification 2.12): each car's coverages, and what the state wants signed about them. */
export function CoveragesScreen() {
  useMoreTexts(coveragesStepTexts);
  return <PurchaseStep step="coverages">{(purchase) => <Coverages {...purchase} />}</PurchaseStep>;
}
