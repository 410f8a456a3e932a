import { Link } from '@shared/federation/router';
import { MissingSummary, StepActions } from '@shared/forms';
import { Button, LinkButton, useMissing } from '@shared/ui';
import type { ReactNode } from 'react';

/** An entry of a list whose answers are not whole yet. */
interface OpenEntry {
  /** Whose answers they are, in a line of the summary. */
  line: string;
  /** Where its answers are given. */
  to: string;
}

interface ListContinueProps {
  open: readonly OpenEntry[];
  /** Where the list leads once every entry is whole. */
  to: string;
  label: string;
  /** The list. */
  children: ReactNode;
}

/** A list and the way on from it: while an entry is not whole, pressing it names each, as a way to its answers (reading 52). */
export function ListContinue({ open, to, label, children }: ListContinueProps) {
  const lines = open.map((entry) => ({ message: <Link to={entry.to}>{entry.line}</Link> }));
  const missing = useMissing(lines);
  return (
    <>
      <MissingSummary missing={missing} />
      {children}
      <StepActions>
        {open.length === 0 ? (
          <LinkButton as={Link} to={to} variant="primary">
            {label}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={missing.tell}>
            {label}
          </Button>
        )}
      </StepActions>
    </>
  );
}
