import type { Quote } from '@shared/domain';
import { askedLines } from '@shared/domain/purchase';
import { rulesSchema } from '../../../validation/rulesSchema';
import { asksSignature, chosenLines, type LineValues, signOf } from './lineValues';

/** Every line that needs a choice has one, and every rejection in writing is signed (reading 58). */
export const linesSchema = rulesSchema((values: LineValues, { quote }: { quote: Quote }) =>
  askedLines(quote, chosenLines(quote, values))
    .filter(({ isRequired }) => isRequired)
    .flatMap((asked) => {
      const { line } = asked;
      if (!values[line]) return [{ path: line as string, key: `bind:lines.undecided.${line}` }];
      if (!asksSignature(asked, values) || values[signOf(line)]) return [];
      return [{ path: signOf(line) as string, key: `bind:lines.unsigned.${line}` }];
    }),
);
