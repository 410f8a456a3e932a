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

/** Prefetches what may replace the form; a failed load is retried when it is shown. */
export function preloadUnderWay(): void {
  cityChooser().catch(() => {});
  startFailed().catch(() => {});
}

interface StartUnderWayProps {
  start: Start;
  state: Exclude<StartState, { kind: 'form' }>;
  /** The city selected so far. */
  city: string;
  onCity: (city: string) => void;
  onCancel: () => void;
}

/** Replaces the ZIP form after a submit: waiting, a choice of cities, or a failure. */
export function StartUnderWay({ start, state, city, onCity, onCancel }: StartUnderWayProps) {
  const { zip, kind } = state;
  const waiting = <CheckingZip zip={zip} isCreating={kind === 'creating'} />;
  return (
    <Suspense fallback={waiting}>
      {kind === 'checking' || kind === 'creating' ? waiting : null}
      {kind === 'failed' ? (
        <StartFailed zip={zip} isCreating={state.isCreating} error={state.error} onRetry={start.retry} />
      ) : null}
      {kind === 'choosing' ? (
        <CityChooser {...{ zip, city, onCity, onCancel }} options={state.options} onChoose={start.choose} />
      ) : null}
    </Suspense>
  );
}
