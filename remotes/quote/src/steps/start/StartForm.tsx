import { useLocation } from '@shared/federation/router';
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
  ask: (asked: AskedZip) => void;
  /** A quote is kept on this device. */
  hasQuote: boolean;
  /** A ZIP that would replace it, a link's at first: it waits for the answer. */
  waiting: AskedZip | null;
  setWaiting: (asked: AskedZip | null) => void;
  /** The ZIP is being looked up. */
  busy: boolean;
  /** It stands again where a choice of cities stood, whose button had the focus. */
  isBack: boolean;
}

/** The ZIP form; with a stored quote it offers to go on with that, and asks before a new ZIP replaces it. */
export function StartForm({
  zip,
  setZip,
  invalid,
  ask,
  hasQuote,
  waiting,
  setWaiting,
  busy,
  isBack,
}: StartFormProps) {
  const isFirstPage = useLocation().key === 'default';
  // The page is drawn anew after the answer to the press (budgets, INP).
  const submit = () =>
    startTransition(() => (hasQuote ? setWaiting({ zip, typed: true }) : ask({ zip, typed: true })));
  const replace = () => {
    if (waiting !== null) ask(waiting);
    setWaiting(null);
  };
  return (
    <StartLayout focusOnMount={isBack || !isFirstPage}>
      <ZipForm zip={zip} onZipChange={setZip} onSubmit={submit} invalid={invalid} busy={busy} />
      {hasQuote ? <ContinueQuote /> : null}
      {waiting === null ? null : (
        <Suspense fallback={null}>
          <ReplaceQuote onReplace={replace} onKeep={() => setWaiting(null)} />
        </Suspense>
      )}
    </StartLayout>
  );
}
