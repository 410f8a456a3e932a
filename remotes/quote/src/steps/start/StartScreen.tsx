import { useQuoteId } from '@shared/api-client/hooks';
import { useSearchParams } from '@shared/federation/router';
import { lazy, Suspense, useState } from 'react';
import { usePosition } from '../../journey/usePosition';
import { CheckingZip } from './CheckingZip';
import { linkedZip } from './linkedZip';
import { StartForm } from './StartForm';
import { useStart } from './useStart';

const CityChooser = lazy(() => import('./CityChooser').then((loaded) => ({ default: loaded.CityChooser })));
const StartFailed = lazy(() => import('./StartFailed').then((loaded) => ({ default: loaded.StartFailed })));

/** Specification 2.3: the ZIP, and what it leads to. */
export function StartScreen() {
  const [query] = useSearchParams();
  const stored = useQuoteId();
  usePosition('start', null);
  const [link] = useState(() => linkedZip(query));
  const [begun] = useState(stored);
  // A stored quote is never replaced without asking, so a link's ZIP then waits for the answer (reading 18).
  const { state, ...start } = useStart(begun === null ? link.asked : null, link.isInvalid);
  const [zip, setZip] = useState(link.asked?.zip ?? '');
  if (state.kind === 'form') {
    const linked = begun === null ? null : link.asked;
    const { invalid } = state;
    return <StartForm {...{ zip, setZip, invalid, linked }} ask={start.ask} stored={stored !== null} />;
  }
  const waiting = <CheckingZip zip={state.zip} isCreating={state.kind === 'creating'} />;
  const cancel = () => {
    setZip('');
    start.cancel();
  };
  return (
    <Suspense fallback={waiting}>
      {state.kind === 'checking' || state.kind === 'creating' ? waiting : null}
      {state.kind === 'failed' ? <StartFailed zip={state.zip} onRetry={start.retry} /> : null}
      {state.kind === 'choosing' ? (
        <CityChooser zip={state.zip} options={state.options} onChoose={start.choose} onCancel={cancel} />
      ) : null}
    </Suspense>
  );
}
