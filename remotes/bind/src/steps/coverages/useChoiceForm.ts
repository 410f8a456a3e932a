import { useSignChoices } from '@shared/api-client/hooks';
import type { ChoiceKind } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { useNavigate } from '@shared/federation/router';
import { settled, useStepForm } from '@shared/forms';
import type { ConsentWording } from '@shared/i18n';
import type { Resolver } from 'react-hook-form';

/** Which boxes are ticked. */
export type ChoiceValues = Partial<Record<ChoiceKind, boolean>>;

// A signature is no draft.
const NO_DRAFT: readonly ChoiceKind[] = [];

const signsAll =
  (open: readonly RequiredChoice[]): Resolver<ChoiceValues> =>
  (values) => {
    const unsigned = open.filter(({ kind }) => values[kind] !== true);
    if (unsigned.length === 0) return { values, errors: {} };
    const errors = unsigned.map(({ kind }) => [
      kind,
      { type: 'required', message: `bind:coverages.unsigned.${kind}` },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

interface ChoiceFormOptions {
  quoteId: string;
  open: readonly RequiredChoice[];
  wordingOf: (kind: ChoiceKind) => ConsentWording | null;
  next: string;
}

/** The boxes of the open choices, every one to be ticked, and the call that signs them; then on to `next`. */
export function useChoiceForm({ quoteId, open, wordingOf, next }: ChoiceFormOptions) {
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useSignChoices();
  const form = useStepForm<ChoiceValues>({
    resolver: signsAll(open),
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
