import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { color, media, space } from '@shared/ui';
import { css, styled } from 'styled-components';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import type { Answer } from './answers';

export interface AnswerListProps {
  answers: readonly Answer[];
  /** Where they are changed. */
  to: string;
  /** Whose they are, where more than one has such answers: 'Ann Lee', '2019 Toyota Camry'. */
  whose?: string;
  /** What was asked is a sentence: the answer stands below it at every width. */
  stacked?: boolean;
}

/** Answers with a way to change each beside it, which returns to the review (reading 17). */
export function AnswerList({ answers, to, whose, stacked = false }: AnswerListProps) {
  const { t } = useTexts('bind');
  const nameOf = (answer: string) =>
    whose === undefined ? t('review.changeNamed', { answer }) : t('review.changeOf', { answer, whose });
  return (
    <List>
      {answers.map(({ id, term, value, name }) => (
        <Row key={id} $stacked={stacked}>
          <Term>{term}</Term>
          <Value>{value}</Value>
          <Change>
            <Link to={to} state={FROM_REVIEW} aria-label={nameOf(name ?? term)}>
              {t('review.change')}
            </Link>
          </Change>
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
/** On a phone the answer has the whole width below its term, so that an address or an e-mail stays readable. */
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
    /* A larger target without a taller line. */
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
`;
