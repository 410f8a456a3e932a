import { renderPapers } from '../../../../services/api/src/documents/renderPapers';
import { carOf, personOf } from '../../../../services/api/src/testing/household';
import { policyFactsOf } from '../../../../services/api/src/testing/policyFacts';

/** An application as the API renders and sends it for signature. */
export async function apiPaper(language: 'en' | 'es'): Promise<Buffer> {
  const facts = policyFactsOf({ vehicles: [carOf(1, 'TX')], drivers: [personOf(1)], language });
  return (await renderPapers(facts)).packet;
}
