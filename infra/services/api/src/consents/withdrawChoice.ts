import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statusWithoutRates } from '@shared/domain';
import { quoteOf, sealedOf } from '../context';
import { ApiFailure } from '../http/apiFailure';
import { checkEditable } from '../quotes/checks';
import { saveAddition } from '../quotes/saveEdit';

/**
 * Withdraws a signed choice, which reopens its purchase step and voids the final rate (reading 8).
 * @throws ApiFailure 409 once the payment is open, because coverage being issued must be changed by a person.
 */
export async function withdrawChoice(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const start = { quote: quoteOf(request), keyHash: sealedOf(request).keyHash };
  await saveAddition(
    app,
    start,
    async (transaction) => {
      const withdrawn = await app.consents.withdraw(transaction, start.quote, id);
      if (withdrawn === null) throw new ApiFailure(404, 'consent_not_found');
    },
    {
      change: ({ status, document }) => {
        checkEditable(status);
        const signed_choices = document.signed_choices.filter((choice) => choice.consent_id !== id);
        const coverage_choices = document.coverage_choices?.filter(
          ({ signature }) => signature?.consent_id !== id,
        );
        // A line that is open again must be decided before the coverages count as reviewed.
        const isOpen = coverage_choices?.length !== document.coverage_choices?.length;
        const choices = {
          signed_choices,
          ...(coverage_choices && { coverage_choices }),
          ...(isOpen ? { reviewed_coverages: null } : {}),
        };
        return { document: { ...document, ...choices }, status: statusWithoutRates(status) };
      },
      answer: () => true,
    },
  );
}
