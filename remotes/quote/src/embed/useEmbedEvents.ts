import { useApi } from '@shared/api-client/hooks';
import { matchRoute, type PathName } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEmbed } from './EmbedContext';

/** The step that each screen belongs to, in a partner's words. */
const STEPS: Partial<Record<PathName, string>> = {
  start: 'start',
  notCovered: 'not-covered',
  editQuote: 'edit',
  newVehicle: 'vehicles',
  editCoverages: 'vehicles',
  vehicles: 'vehicles',
  editVehicle: 'vehicles',
  editVehicleFromRates: 'vehicles',
  newDriver: 'drivers',
  drivers: 'drivers',
  editDriver: 'drivers',
  editDriverFromRates: 'drivers',
  review: 'review',
  rates: 'offers',
  compare: 'offers',
};

/** Tells the partner's page where the shopper is and what has happened, each fact once. */
export function useEmbedEvents(): void {
  useReady();
  useQuoteCreated();
  useSteps();
}

function useReady(): void {
  const { language } = useTexts('embed');
  const { emit, mode, onRendered } = useEmbed();
  const isTold = useRef(false);
  // Before paint, so that a static page does not stand beside this one.
  useLayoutEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onRendered?.();
    emit('ready', { mode, language });
  }, [emit, language, mode, onRendered]);
}

function useSteps(): void {
  const { emit } = useEmbed();
  const { pathname } = useLocation();
  const name = matchRoute(pathname);
  const step = (name && STEPS[name]) ?? null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (step === null || step === told.current) return;
    told.current = step;
    emit('step', { step });
  }, [emit, step]);
}

function useQuoteCreated(): void {
  const { emit } = useEmbed();
  const { bus, transport } = useApi();
  useEffect(() => {
    let known = transport.quoteId();
    return bus.on('quote:identified', ({ quoteId, state }) => {
      if (quoteId !== null && quoteId !== known) emit('quote-created', { quoteId, state: state ?? '' });
      known = quoteId;
    });
  }, [bus, transport, emit]);
}
