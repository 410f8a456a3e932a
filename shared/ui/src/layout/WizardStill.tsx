import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { Room } from './AfterHeading';
import { Page } from './Page';
import { PageHeading } from './PageHeading';
import { Column, Columns } from './Wizard';

export interface WizardStillProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the step has a summary beside it, so the heading wraps the same way. */
  withSummary: boolean;
  /** Announced once by screen readers while the rest loads. */
  label: string;
}

/** A wizard step before its app runs: the heading in its final place and a skeleton of the rest (ADR 0022). */
export function WizardStill({ title, lead, withSummary, label }: WizardStillProps) {
  const column = (
    <Column>
      <PageHeading lead={lead}>{title}</PageHeading>
      <Room data-after-heading>
        <Skeleton shape="card" label={label} />
      </Room>
    </Column>
  );
  return <Page>{withSummary ? <Columns>{column}</Columns> : column}</Page>;
}
