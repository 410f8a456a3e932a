import { paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, color, SectionHeading, space, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { FROM_REVIEW } from '../../journey/useReturnTo';

/** The carrier's questions with their answers, in their order and under their numbers. */
export function QuestionGroup({ questions }: Pick<Quote, 'questions'>) {
  const { t } = useTexts('bind');
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('review.group.questions')}</SectionHeading>
      <Card>
        <List>
          {(questions ?? []).map(({ question_code: code, value, explanation: words }, index) => {
            const answer = t(value ? 'review.yes' : 'review.no');
            const named = t('review.changeNamed', { answer: t('review.answer', { number: index + 1 }) });
            return (
              <div key={code}>
                <dt>{t('review.question', { number: index + 1, text: t(`questions:${code}`) })}</dt>
                <Value>
                  <span>{words ? t('review.answerWith', { answer, words }) : answer}</span>
                  <Link to={paths.questions()} state={FROM_REVIEW} aria-label={named}>
                    {t('review.change')}
                  </Link>
                </Value>
              </div>
            );
          })}
        </List>
      </Card>
    </Stack>
  );
}

const List = styled.dl`
  display: grid;
  & > div {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color.hairline};
  }
  & > div:last-child {
    border: 0;
  }
  & dt {
    color: ${color.muted};
  }
`;
const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  overflow-wrap: anywhere;
  & a {
    /* A larger target without a taller line. */
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
`;
