import { useApi } from '@shared/api-client/hooks';
import { hasReached, paths, type Quote } from '@shared/domain';
import { useEffect } from 'react';
import { Position, type PositionProps } from './Position';
import { useReturnPath } from './useReturnPath';

/** Where the person stands while a car is added: in the purchase, if it was asked for there (specification 2.2, reading 9). */
export function AddingPosition({ step, quote }: PositionProps) {
  const { listPath } = useReturnPath();
  if (listPath !== paths.purchaseVehicles()) return <Position {...{ step, quote }} />;
  // Until it is known in which journey they are, the road stays as it is.
  if (quote === undefined) return null;
  return hasReached(quote.status, 'APPLYING') ? (
    <InPurchase quote={quote} />
  ) : (
    <Position {...{ step, quote }} />
  );
}

/** The purchase's rules come late: whoever only asks for a quote needs none of them. */
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
    // Without it the road of the screen before stays, which is the purchase's.
    tell().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [bus, quote]);
  return null;
}
