import { stateName } from '@shared/i18n/states';
import { currentStatement, statementOf } from '@shared/i18n/statement';
import { paragraph, type Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { dayOf, holderIn, nameOf, wordsOf } from './words';

/** The statement about the whole application, the state's fraud notice, and below them who signs and where. */
export function statementSection(facts: PolicyFacts): Section {
  const { language, quote } = facts;
  const { statement: words } = wordsOf(facts);
  const { state } = quote.address;
  const stated = quote.signed_statement;
  const shown = stated && statementOf(state, stated.version);
  const { statement, notice } = shown ?? currentStatement(state);
  const holder = holderIn(facts);
  const name = holder ? nameOf(holder) : '';
  const online = stated && fillText(words.stated, { name, date: dayOf(facts, stated.signed_at) });
  const signature = fillText(words.signature, { name });
  return {
    title: words.title,
    blocks: [
      paragraph(statement[language]),
      ...(online === null ? [] : [paragraph(online)]),
      paragraph(fillText(words.fraud, { state: stateName(state, language) }), true),
      paragraph(notice[language]),
      paragraph(signature, true),
      paragraph(words.signedWhere),
    ],
  };
}
