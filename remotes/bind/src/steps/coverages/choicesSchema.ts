import type { RequiredChoice } from '@shared/domain/purchase';
import { rulesSchema } from '../../judging/rulesSchema';
import type { ChoiceValues } from './useChoiceForm';

/** Every box of the open choices is to be checked. */
export const choicesSchema = rulesSchema(
  (values: ChoiceValues, { open }: { open: readonly RequiredChoice[] }) =>
    open
      .filter(({ kind }) => values[kind] !== true)
      .map(({ kind }) => ({ path: kind, key: `bind:coverages.unsigned.${kind}` })),
);
