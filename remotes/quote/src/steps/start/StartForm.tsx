import { useLocation } from 'react-router-dom';
import { lazy, startTransition, Suspense } from 'react';
import { ContinueQuote } from './ContinueQuote';
import { StartLayout } from './StartLayout';
import type { AskedZip } from './useStart';
import { ZipForm } from './ZipForm';

const ReplaceQuote = lazy(() =>
  import('./ReplaceQuote').then((loaded) => ({ default: loaded.ReplaceQuote })),
);

interface StartFormProps {
  zip: string;
  setZip: (zip: string) => void;
  invalid: boolean;
  /** The ZIP only holds boxes or one organization: is it the street's? */
  asksStreet: boolean;
  ask: (asked: AskedZip) => void;
  /** A quote is stored in this browser. */
  hasQuote: boolean;
  /** Replacing it by this ZIP was confirmed before the question about the ZIP. */
  mayReplace: boolean;
  /** A ZIP that waits for confirmation to replace it, initially from a link. */
  waiting: AskedZip | null;
  setWaiting: (asked: AskedZip | null) => void;
  /** The ZIP is being looked up. */
  busy: boolean;
  /** The form is back after the city chooser, whose focused button is gone. */
  isBack: boolean;
}

/** The ZIP form; with a stored quote it offers to continue it, and asks before a new ZIP replaces it. */
export function StartForm({
  zip,
  setZip,
  invalid,
  asksStreet,
  ask,
  hasQuote,
  mayReplace,
  waiting,
  setWaiting,
  busy,
  isBack,
}: StartFormProps) {
  const isFirstPage = useLocation().key === 'default';
  const send = hasQuote && !mayReplace ? setWaiting : ask;
  // Renders after the press has been painted (budgets, INP).
  const submit = () => startTransition(() => send({ zip, typed: true }));
  const replace = () => {
    if (waiting !== null) ask(waiting);
    setWaiting(null);
  };
  return (
    <StartLayout focusOnMount={isBack || !isFirstPage}>
      <ZipForm
        zip={zip}
        onZipChange={setZip}
        onSubmit={submit}
        invalid={invalid}
        asksStreet={asksStreet}
        busy={busy}
      />
      {hasQuote ? <ContinueQuote /> : null}
      {waiting === null ? null : (
        <Suspense fallback={null}>
          <ReplaceQuote onReplace={replace} onKeep={() => setWaiting(null)} />
        </Suspense>
      )}
    </StartLayout>
  );
}
