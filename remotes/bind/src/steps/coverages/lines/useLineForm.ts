import { useChooseLines } from '@shared/api-client/hooks';
import type { ChoicePrices, Quote } from '@shared/domain';
import { askedLines } from '@shared/domain/purchase';
import { useNavigate } from 'react-router-dom';
import { lateResolver, settled, useStepForm } from '@shared/forms';
import { lineWording } from '@shared/i18n/choices';
import { useWatch } from 'react-hook-form';
import { loadValidation } from '../../../validation/loadValidation';
import { chosenLines, type LineValues } from './lineValues';

// A signature is never stored as a draft.
const NO_DRAFT: readonly (keyof LineValues)[] = [];
const INITIAL: LineValues = {};

const resolver = lateResolver<LineValues>(() => loadValidation().then(({ lines }) => lines));

/** The choices as they are made, the lines that they ask about, and the call that stores and signs them. */
export function useLineForm(quote: Quote, prices: ChoicePrices, next: string) {
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useChooseLines();
  const form = useStepForm<LineValues>({
    resolver,
    context: { quote },
    initial: INITIAL,
    quoteId: quote.id,
    step: 'lines',
    fields: NO_DRAFT,
  });
  const values = useWatch({ control: form.control });
  const chosen = chosenLines(quote, values);
  const asked = askedLines(quote, chosen);
  const save = async () => {
    const choices = chosen.map(({ line, choice, amount, basis }) => {
      const rule = asked.find((one) => one.line === line);
      const version =
        rule && choice === 'reject' ? lineWording(quote.address.state, rule)?.version : undefined;
      const tort = prices.lines.find((one) => one.line === 'tort' && line === 'tort');
      return {
        line,
        choice,
        basis,
        ...(amount === null ? {} : { amount }),
        ...(version === undefined ? {} : { version }),
        ...(tort ? { premiums: [tort.reject, tort.keep[0]?.premium ?? 0] } : {}),
      };
    });
    if (await settled(trigger(choices))) await navigate(next);
  };
  return { form, values, chosen, asked, save, busy, failure };
}
