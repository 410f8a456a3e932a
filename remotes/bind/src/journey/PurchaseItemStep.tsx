import type { PurchaseStepId, Quote } from '@shared/domain';
import { Navigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { furthestPath } from './furthestPath';
import { type Purchase, PurchaseStep } from './PurchaseStep';

interface PurchaseItemStepProps<Item> {
  step: PurchaseStepId;
  /** The list that contains the item. */
  list: (quote: Quote) => readonly Item[];
  /** Id from the path. */
  id: string | undefined;
  children: (purchase: Purchase, item: Item) => ReactNode;
}

/** A step about one car or driver; an unknown id redirects to the furthest step allowed. */
export function PurchaseItemStep<Item extends { id: string }>(props: PurchaseItemStepProps<Item>) {
  const { step, list, id, children } = props;
  return (
    <PurchaseStep step={step}>
      {(purchase) => {
        const item = list(purchase.quote).find((each) => each.id === id);
        if (item === undefined) return <Navigate to={furthestPath(purchase.quote)} replace />;
        return children(purchase, item);
      }}
    </PurchaseStep>
  );
}
