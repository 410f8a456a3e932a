import { PurchaseStep } from '../../journey/PurchaseStep';

/** Specification 2.12. */
export function QuestionsScreen() {
  return <PurchaseStep step="questions">{() => null}</PurchaseStep>;
}
