import { useSignChoices } from '@shared/api-client/hooks';
import type { ChoiceKind } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { useNavigate } from '@shared/federation/router';
import { lateResolver, settled, useStepForm } from '@shared/forms';
import type { ConsentWording } from '@shared/i18n';
import { loadValidation } from '../../validation/loadValidation';
import type { ChoiceValues } from './choicesSchema';

// A signature is never stored as a draft.
const NO_DRAFT: readonly ChoiceKind[] = [];

const resolver = lateResolver<ChoiceValues>(() => loadValidation().then(({ choices }) => choices));

interface ChoiceFormOptions {
  quoteId: string;
  open: readonly RequiredChoice[];
  wordingOf: (kind: ChoiceKind) => ConsentWording | null;
  next: string;
}

/** Checkboxes of the open choices, all required, and the call that signs them and continues to `next`. */
export function useChoiceForm({ quoteId, open, wordingOf, next }: ChoiceFormOptions) {
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useSignChoices();
  const form = useStepForm<ChoiceValues>({
    resolver,
    context: { open },
    initial: {},
    quoteId,
    step: 'choices',
    fields: NO_DRAFT,
  });
  const sign = async () => {
    const choices = open.map(({ kind, basis }) => ({
      kind,
      basis,
      version: wordingOf(kind)?.version ?? '',
    }));
    if (await settled(trigger(choices))) await navigate(next);
  };
  return { form, sign, busy, failure };
}
