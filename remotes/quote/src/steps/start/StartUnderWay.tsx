import { lazy, Suspense } from 'react';
import { CheckingZip } from './CheckingZip';
import type { Start, StartState } from './useStart';

const cityChooser = () => import('./CityChooser').then((loaded) => ({ default: loaded.CityChooser }));
const startFailed = () =>
  import(/* webpackChunkName: "startFailed" */ './StartFailed').then((loaded) => ({
    default: loaded.StartFailed,
  }));
const CityChooser = lazy(cityChooser);
const StartFailed = lazy(startFailed);

/** Fetches what may stand in place of the form; a part that could not come is asked for again when it is shown. */
export function preloadUnderWay(): void {
  cityChooser().catch(() => {});
  startFailed().catch(() => {});
}

interface StartUnderWayProps {
  start: Start;
  state: Exclude<StartState, { kind: 'form' }>;
  onCancel: () => void;
}

/** What stands in place of the ZIP form once a ZIP is asked about: waiting, a choice of cities, a failure. */
export function StartUnderWay({ start, state, onCancel }: StartUnderWayProps) {
  const { zip, kind } = state;
  const waiting = <CheckingZip zip={zip} isCreating={kind === 'creating'} />;
  return (
    <Suspense fallback={waiting}>
      {kind === 'checking' || kind === 'creating' ? waiting : null}
      {kind === 'failed' ? (
        <StartFailed zip={zip} isCreating={state.isCreating} error={state.error} onRetry={start.retry} />
      ) : null}
      {kind === 'choosing' ? (
        <CityChooser zip={zip} options={state.options} onChoose={start.choose} onCancel={onCancel} />
      ) : null}
    </Suspense>
  );
}
