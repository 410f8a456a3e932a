import { useApi } from '@shared/api-client/hooks';
import { hasReached, paths, type Quote } from '@shared/domain';
import { useEffect } from 'react';
import { Position, type PositionProps } from './Position';
import { useReturnPath } from './useReturnPath';

/** Progress while a car is added: the purchase's if it was opened from there (specification 2.2, reading 9). */
export function AddingPosition({ step, quote }: PositionProps) {
  const { listPath } = useReturnPath();
  if (listPath !== paths.purchaseVehicles()) return <Position {...{ step, quote }} />;
  // The road stays unchanged until it is known which journey applies.
  if (quote === undefined) return null;
  return hasReached(quote.status, 'APPLYING') ? (
    <InPurchase quote={quote} />
  ) : (
    <Position {...{ step, quote }} />
  );
}

/** Loads the purchase's rules lazily, since most shoppers here only want a quote. */
function InPurchase({ quote }: { quote: Quote }) {
  const { bus } = useApi();
  useEffect(() => {
    let isHere = true;
    const tell = async () => {
      const { purchasePosition } = await import(
        /* webpackChunkName: "purchasePosition" */ './purchasePosition'
      );
      if (isHere) bus.emit('journey:position-changed', purchasePosition(quote));
    };
    // On failure the road of the previous purchase screen stays.
    tell().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [bus, quote]);
  return null;
}
