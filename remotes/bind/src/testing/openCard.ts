import type { CarrierId, Quote } from '@shared/domain';
import type { Rendered, RenderOptions } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { card as en } from '../locales/en/card';
import { openAt } from './openAt';
import { BIND, CANCEL, payable, TOKEN, tokenFor } from './payment';

interface CardOptions extends RenderOptions {
  path: string;
  /** Changes to the quote. */
  changes?: Partial<Quote>;
}

/** Opens this carrier's card page. The payment is accepted, and binding it never finishes. */
export const openCard = (carrier: CarrierId, { changes = {}, ...options }: CardOptions): Rendered =>
  openAt(options.path, payable(carrier, changes), {
    ...options,
    handlers: {
      [TOKEN]: tokenFor(carrier),
      [CANCEL]: payable(carrier, { status: 'FINAL_RATED' }),
      [BIND]: () => new Promise<object>(() => undefined),
      ...options.handlers,
    },
  });

export const cardHeading = () => screen.findByRole('heading', { level: 1, name: 'Hold $200.01 now' });

/** Presses the button that opens the hosted form. */
export async function openForm(): Promise<void> {
  const open = await screen.findByRole('button', { name: en.card.open });
  act(() => open.click());
}
