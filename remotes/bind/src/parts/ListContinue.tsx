import { Link } from 'react-router-dom';
import { MissingSummary, StepActions } from '@shared/forms';
import { Button, LinkButton, useMissing } from '@shared/ui';
import type { ReactNode } from 'react';

/** A list entry with unanswered questions. */
interface OpenEntry {
  /** Its line in the summary. */
  line: string;
  /** Path of its form. */
  to: string;
}

interface ListContinueProps {
  open: readonly OpenEntry[];
  /** Where Continue leads once every entry is complete. */
  to: string;
  label: string;
  /** The list. */
  children: ReactNode;
}

/** A list with its Continue button: if entries are incomplete, pressing it links to each (reading 52). */
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
          <Button variant="primary" onClick={missing.show}>
            {label}
          </Button>
        )}
      </StepActions>
    </>
  );
}
