import { useQuoteId } from '@shared/api-client/hooks';
import { useSearchParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LoadingScreen } from '@shared/ui';
import { lazy, Suspense, useState } from 'react';
import { usePosition } from '../../journey/usePosition';
import { linkedZip } from './linkedZip';
import { StartForm } from './StartForm';
import { useStart } from './useStart';

const CityChooser = lazy(() => import('./CityChooser').then((loaded) => ({ default: loaded.CityChooser })));
const StartFailed = lazy(() => import('./StartFailed').then((loaded) => ({ default: loaded.StartFailed })));

/** Specification 2.3: the ZIP, and what it leads to. */
export function StartScreen() {
  const { t } = useTexts('quotes');
  const [query] = useSearchParams();
  const stored = useQuoteId();
  usePosition('start', null);
  const [link] = useState(() => linkedZip(query));
  const [begun] = useState(stored);
  // A stored quote is never replaced without asking, so a link's ZIP then waits for the answer (reading 18).
  const start = useStart(begun === null ? link.asked : null, link.isInvalid);
  const [zip, setZip] = useState(link.asked?.zip ?? '');
  const { state } = start;
  const waiting = (
    <LoadingScreen
      title={state.kind === 'creating' ? t('start.creating') : t('start.checking')}
      message={'zip' in state ? t('start.checkingDetail', { zip: state.zip }) : undefined}
    />
  );
  if (state.kind === 'checking' || state.kind === 'creating') return waiting;
  if (state.kind === 'failed') {
    return (
      <Suspense fallback={waiting}>
        <StartFailed zip={state.zip} onRetry={start.retry} />
      </Suspense>
    );
  }
  if (state.kind === 'choosing') {
    const cancel = () => {
      setZip('');
      start.cancel();
    };
    return (
      <Suspense fallback={waiting}>
        <CityChooser zip={state.zip} options={state.options} onChoose={start.choose} onCancel={cancel} />
      </Suspense>
    );
  }
  return (
    <StartForm
      {...{ zip, setZip, invalid: state.invalid, ask: start.ask }}
      stored={stored !== null}
      linked={begun === null ? null : link.asked}
    />
  );
}
