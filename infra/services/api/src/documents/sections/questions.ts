import type { Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { ApplicationFacts } from '../policyFacts';
import { wordsOf, yesOrNo } from './words';

/** The questions of the application with their answers and explanations. */
export function questionsSection(facts: ApplicationFacts): Section {
  const { questions: words } = wordsOf(facts);
  const rows = (facts.quote.questions ?? []).map(({ text, value, explanation }) => [
    text,
    [yesOrNo(facts, value), explanation && fillText(words.explanation, { text: explanation })]
      .filter(Boolean)
      .join('\n'),
  ]);
  return {
    title: words.title,
    blocks: [{ kind: 'table', head: [words.question, words.answer], widths: [0.6, 0.4], rows }],
  };
}
