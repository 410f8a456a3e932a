import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { Room } from './AfterHeading';
import { Page } from './Page';
import { PageHeading } from './PageHeading';
import { Column, Columns } from './Wizard';

export interface WizardStillProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the step has a summary beside it: the heading breaks its lines as it will then. */
  withSummary: boolean;
  /** Said once by a screen reader while the rest comes. */
  label: string;
}

/** A wizard's step before its app runs: the heading where it will stand, and the shape of what comes (ADR 0022). */
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
