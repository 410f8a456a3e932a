import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../tokens/theme';

export interface ListCardProps {
  /** A drawing: the car's shape, the driver's avatar. */
  mark?: ReactNode;
  title: ReactNode;
  /** Short facts, shown in one muted line separated by dots. */
  facts?: readonly ReactNode[];
  /** Buttons or links, each with its own accessible name ('Edit 2021 Honda Civic'). */
  actions?: ReactNode;
  /** Something that needs attention, below the facts. */
  status?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** `li` when inside a `Stack as="ul"`. */
  as?: 'article' | 'li';
  children?: ReactNode;
}

/** A car or driver: its name, then a line of facts, then actions. */
export function ListCard(props: ListCardProps) {
  const { mark, title, facts, actions, status, headingLevel = 2, as = 'article', children } = props;
  return (
    <Box as={as}>
      {mark === undefined ? null : <Mark>{mark}</Mark>}
      <Words>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <FactLine facts={facts} />
        {status}
      </Words>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
      {children === undefined ? null : <More>{children}</More>}
    </Box>
  );
}

function FactLine({ facts }: { facts: ListCardProps['facts'] | undefined }) {
  if (facts === undefined || facts.length === 0) return null;
  return (
    <Facts>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no identity but their place
        <li key={index}>{fact}</li>
      ))}
    </Facts>
  );
}

const Box = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  ${media.narrow} {
    column-gap: ${space(2)};
    padding: ${space(3)};
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${space(4)} ${space(5)};
  }
`;
const Mark = styled.div`
  color: ${color.ink};
  /* A VIN fits on one line. */
  ${media.narrow} {
    display: grid;
    justify-items: center;
  }
`;
/** A word as wide as the card at large text sizes breaks; badges and facts next to it wrap. */
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: break-word;
  grid-column: 2;
`;
const Title = styled.h2`
  font-size: ${fontSize[20]};
`;
const Facts = styled.ul`
  color: ${color.muted};
  ${media.narrow} {
    font-size: ${fontSize[14]};
  }
  list-style: none;
  & > li {
    display: inline;
  }
  & > li:not(:last-child)::after {
    /* No line begins with the dot. */
    content: '\u00a0· ';
    content: '\u00a0· ' / ' ';
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  grid-column: 1 / -1;
  border-block-start: 1px solid ${color.hairline};
  padding-block-start: ${space(2)};
  margin-inline: calc(-1 * ${space(2)});
  margin-block-end: calc(-1 * ${space(2)});
  ${media.tablet} {
    grid-column: 3;
    border: 0;
    padding: 0;
    margin: 0;
  }
`;
const More = styled.div`
  grid-column: 1 / -1;
`;
