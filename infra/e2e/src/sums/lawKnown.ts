import type { Quote } from '@shared/domain';
import { requiredChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import type { Known } from './explain';
import { amountsIn, readAmount } from './readAmount';

/** Amounts named in the wording that a state requires. */
export const lawKnown = (quote: Quote): Known[] =>
  requiredChoices(quote)
    .flatMap(({ kind }) => amountsIn(choiceWording(quote.address.state, kind)?.en ?? ''))
    .map((text) => ({ what: 'named by the law', parts: [readAmount(text).cents], as: 'limit' }));
