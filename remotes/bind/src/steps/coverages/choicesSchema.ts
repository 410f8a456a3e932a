import type { ChoiceKind } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { rulesSchema } from '../../validation/rulesSchema';

/** Which boxes are checked. */
export type ChoiceValues = Partial<Record<ChoiceKind, boolean>>;

/** Every box of the open choices must be checked. */
export const choicesSchema = rulesSchema(
  (values: ChoiceValues, { open }: { open: readonly RequiredChoice[] }) =>
    open
      .filter(({ kind }) => values[kind] !== true)
      .map(({ kind }) => ({ path: kind, key: `bind:coverages.unsigned.${kind}` })),
);
