import type { Quote } from '@shared/domain';
import type { ComponentType, ReactNode } from 'react';
import { NotOnQuote } from '../parts/NotOnQuote';
import { Position, type PositionProps } from './Position';
import { QuoteStep } from './QuoteStep';

interface ItemStepProps<Item> {
  of: 'vehicles' | 'drivers';
  /** The list that contains the item. */
  list: (quote: Quote) => readonly Item[];
  /** Id from the path. */
  id: string | undefined;
  position?: ComponentType<PositionProps>;
  children: (quote: Quote, item: Item) => ReactNode;
}

/** A step about one car or driver; says so if the quote has none with this id. */
export function ItemStep<Item extends { id: string }>({
  of,
  list,
  id,
  position = Position,
  children,
}: ItemStepProps<Item>) {
  return (
    <QuoteStep step={of} position={position}>
      {(quote) => {
        const item = list(quote).find((each) => each.id === id);
        return item === undefined ? <NotOnQuote of={of} /> : children(quote, item);
      }}
    </QuoteStep>
  );
}
