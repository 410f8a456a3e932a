import { useApi, useQuoteId } from '@shared/api-client/hooks';
import { useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { usePosition } from '../../journey/usePosition';
import { linkedZip } from './linkedZip';
import { StartForm } from './StartForm';
import { StartUnderWay } from './StartUnderWay';
import { useIsSlow } from './useIsSlow';
import { useStart, type AskedZip } from './useStart';
import { useZip } from './useZip';

/** Specification 2.3: the ZIP form and what follows it. */
export function StartScreen() {
  const [query] = useSearchParams();
  const stored = useQuoteId();
  usePosition('start', null);
  const [link] = useState(() => linkedZip(query));
  const [begun] = useState(stored);
  const { zip, typeZip, resumed, keepChoice, city, keepCity } = useZip(link, begun);
  // A stored quote is never replaced without confirmation, so a link's ZIP waits for it (reading 18).
  const start = useStart(begun === null ? (link.asked ?? resumed) : resumed, link.isInvalid);
  const [waiting, setWaiting] = useState(begun === null ? null : link.asked);
  const { state } = start;
  // The quote that the form itself creates is not one to continue.
  const [before, setBefore] = useState(stored);
  const isWaiting = state.kind === 'checking' || state.kind === 'creating';
  const isQuick = !useIsSlow(isWaiting) && isWaiting && state.fromForm;
  const invalid = state.kind === 'form' && state.invalid;
  const asksStreet = state.kind === 'form' && state.boxes === zip;
  useInvalidAlert(invalid);
  useEffect(() => {
    if (state.kind === 'choosing') keepChoice();
    // oxlint-disable-next-line react/exhaustive-deps -- stored once, when the cities are shown
  }, [state.kind]);
  const ask = (asked: AskedZip) => {
    setBefore(stored);
    start.ask(asked);
  };
  const [isBack, setBack] = useState(false);
  const cancel = () => {
    setBack(true);
    typeZip('');
    start.cancel();
  };
  if (state.kind !== 'form' && !isQuick)
    return <StartUnderWay {...{ start, state, city }} onCity={keepCity} onCancel={cancel} />;
  const hasQuote = (isQuick ? before : stored) !== null;
  return (
    <StartForm
      {...{ zip, setZip: typeZip, invalid, asksStreet, ask, hasQuote, waiting, setWaiting, isBack }}
      mayReplace={asksStreet && before === stored}
      busy={isQuick}
    />
  );
}

/** Shows an alert for an invalid ZIP in a link (specification 2.3); the field keeps its error. */
function useInvalidAlert(isInvalid: boolean): void {
  const { bus } = useApi();
  useEffect(() => {
    if (isInvalid) {
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:errors.zip_not_found' });
    }
  }, [bus, isInvalid]);
}
