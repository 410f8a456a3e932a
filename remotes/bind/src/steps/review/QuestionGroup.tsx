import { paths, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { AnswerGroup } from './AnswerGroup';

/** The carrier's questions and answers, numbered in order. */
export function QuestionGroup({ questions }: Pick<Quote, 'questions'>) {
  const { t } = useTexts('bind');
  return (
    <AnswerGroup
      title={t('review.group.questions')}
      to={paths.questions()}
      stacked
      answers={(questions ?? []).map(({ question_code: id, value, explanation: words }, index) => {
        const number = index + 1;
        const answer = t(value ? 'review.yes' : 'review.no');
        return {
          id,
          term: t('review.question', { number, text: t(`questions:${id}`) }),
          name: t('review.answer', { number }),
          value: words ? t('review.answerWith', { answer, words }) : answer,
        };
      })}
    />
  );
}
