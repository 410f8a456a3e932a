import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens/theme';

export interface Fact {
  id: string;
  term: ReactNode;
  value: ReactNode;
  /** A Change link with its own accessible name. */
  action?: ReactNode;
}

/** Answers to review: term, value, Change. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map((fact) => (
        <Line key={fact.id}>
          <dt>{fact.term}</dt>
          <Value>
            <span>{fact.value}</span>
            {fact.action}
          </Value>
        </Line>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(4)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color.hairline};
  &:last-child {
    border: 0;
  }
  & > dt {
    min-width: 0;
    color: ${color.muted};
    overflow-wrap: break-word;
  }
  /* With large letters on a phone: the value below its term. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
`;
const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  overflow-wrap: break-word;
  & > span {
    min-width: 0;
  }
  & a {
    /* A larger click target without a taller line. */
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
`;
