import { color, media, space } from '@shared/ui';
import { css, styled } from 'styled-components';
import type { Answer } from './answers';

export interface AnswerListProps {
  answers: readonly Answer[];
  /** For questions that are sentences: the answer is below at every width. */
  stacked?: boolean;
}

/** Answers by name. */
export function AnswerList({ answers, stacked = false }: AnswerListProps) {
  return (
    <List>
      {answers.map(({ id, term, value }) => (
        <Row key={id} $stacked={stacked}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}

const oneLine = css`
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
const List = styled.dl`
  display: grid;
`;
/** On a phone the answer takes the full width below its term, so addresses and emails stay readable. */
const Row = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color.hairline};
  &:last-child {
    border: 0;
  }
  ${({ $stacked }) => ($stacked ? '' : oneLine)}
`;
const Term = styled.dt`
  color: ${color.muted};
`;
const Value = styled.dd`
  overflow-wrap: break-word;
`;
