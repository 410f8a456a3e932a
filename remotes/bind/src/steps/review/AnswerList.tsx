import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { color, media, space } from '@shared/ui';
import { css, styled } from 'styled-components';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import type { Answer } from './answers';

export interface AnswerListProps {
  answers: readonly Answer[];
  /** Path of the form that changes them. */
  to: string;
  /** Whose answers they are, if several have such: 'Ann Lee', '2019 Toyota Camry'. */
  whose?: string;
  /** For questions that are sentences: the answer is below at every width. */
  stacked?: boolean;
}

/** Answers, each with a Change link that returns to the review (reading 17). */
export function AnswerList({ answers, to, whose, stacked = false }: AnswerListProps) {
  const { t } = useTexts('bind');
  const nameOf = (answer: string) =>
    whose === undefined ? t('review.changeNamed', { answer }) : t('review.changeOf', { answer, whose });
  return (
    <List>
      {answers.map(({ id, term, value, name, isDerived = false }) => (
        <Row key={id} $stacked={stacked}>
          <Term>{term}</Term>
          <Value>{value}</Value>
          {isDerived ? null : (
            <Change>
              <Link to={to} state={FROM_REVIEW} aria-label={nameOf(name ?? term)}>
                {t('review.change')}
              </Link>
            </Change>
          )}
        </Row>
      ))}
    </List>
  );
}

const oneLine = css`
  ${media.tablet} {
    grid-template: 'term value change' / minmax(0, 2fr) minmax(0, 3fr) auto;
  }
`;
const List = styled.dl`
  display: grid;
`;
/** On a phone the answer takes the full width below its term, so addresses and emails stay readable. */
const Row = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template: 'term change' 'value value' / minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color.hairline};
  &:last-child {
    border: 0;
  }
  ${({ $stacked }) => ($stacked ? '' : oneLine)}
`;
const Term = styled.dt`
  grid-area: term;
  color: ${color.muted};
`;
const Value = styled.dd`
  grid-area: value;
  overflow-wrap: break-word;
`;
const Change = styled.dd`
  grid-area: change;
  & a {
    /* A larger click target without a taller line. */
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
`;
