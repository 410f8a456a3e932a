import type { Quote } from '@shared/domain';
import { reopenedQuestions, type QuestionFacts } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { useState } from 'react';

interface ReopenedNoticeProps {
  quote: Pick<Quote, 'questions'>;
  facts: QuestionFacts;
}

/** Explains why answered questions are open again after a change elsewhere (section 4). */
export function ReopenedNotice({ quote, facts }: ReopenedNoticeProps) {
  const { t, language } = useTexts('bind');
  // Fixed when the step opens, so the save does not shift the form while leaving.
  const [numbers] = useState(() => reopenedQuestions(quote.questions, facts));
  if (numbers.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Notice>
      {t('questions.reopened', { count: numbers.length, numbers: list.format(numbers.map(String)) })}
    </Notice>
  );
}
