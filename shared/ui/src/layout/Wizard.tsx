import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../tokens/theme';
import { Room, useAfterHeading } from './AfterHeading';
import { SummaryAside } from './SummaryAside';

export interface WizardProps {
  /** The question, rendered first. */
  heading: ReactNode;
  children: ReactNode;
  /** Answers so far; beside the form from 960 px, a collapsed bar on a phone. Omit on the first step. */
  summary?: ReactNode;
  summaryTitle: string;
  /** One short line in the collapsed bar, e.g. the number of cars. */
  summaryLine?: ReactNode;
}

/** The wizard's two columns: the question, and a muted summary. */
export function Wizard({ heading, children, summary, summaryTitle, summaryLine }: WizardProps) {
  const isTurn = useAfterHeading();
  const column = (
    <Column>
      {heading}
      {isTurn ? children : <Room data-after-heading />}
    </Column>
  );
  if (summary === undefined || summary === null) return column;
  return (
    <Columns>
      {column}
      {isTurn ? (
        <SummaryAside title={summaryTitle} line={summaryLine}>
          {summary}
        </SummaryAside>
      ) : null}
    </Columns>
  );
}

export const Columns = styled.div`
  /* Not a grid, whose rows would hold the summary away from the window's foot. */
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space(12)};
    align-items: start;
  }
`;
export const Column = styled.div`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
  max-width: 45rem;
  width: 100%;
`;
