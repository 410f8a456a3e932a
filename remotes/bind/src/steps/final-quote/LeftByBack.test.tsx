import type { CarrierId } from '@shared/domain';
import { refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { leaving } from '../../locales/en/leaving';
import { paymentNews as en } from '../../locales/en/paymentNews';
import { paymentNews as es } from '../../locales/es/paymentNews';
import { address, callsTo, openAt } from '../../testing/openAt';
import { FINAL, finalResult, rated, RATES } from '../../testing/openFinal';
import { bound, CANCEL, FIRST, heldQuote, OTHER, payable, TOKEN, tokenFor } from '../../testing/payment';

interface Back {
  carrier?: CarrierId;
  language?: 'en' | 'es';
  left?: string;
  handlers?: FakeHandlers;
}

/** Simulates Back from the card page to the final quote; the server releases the payment. */
function comeBack({ carrier = FIRST, language = 'en', left = 'session-1', handlers = {} }: Back = {}) {
  const held = heldQuote(payable(carrier, { status: 'PAYMENT_OPEN' }));
  const released = payable(carrier, {
    status: 'FINAL_RATED',
    selected_pay_plan: null,
    payment_plan_code: null,
  });
  const release = () => {
    held.now(released);
    return released;
  };
  const rendered = openAt(FINAL, released, {
    language,
    state: { left },
    handlers: {
      ...held.handlers,
      [RATES]: finalResult(rated(98_000, false, { carrier_id: carrier })),
      [TOKEN]: tokenFor(carrier),
      [CANCEL]: release,
      ...handlers,
    },
  });
  return { ...rendered, held };
}

const cancelBodies = ({ api }: ReturnType<typeof comeBack>) =>
  callsTo(api, '/cancel-payment').map(({ body }) => body);

test.each([
  [FIRST, 'en', en],
  [OTHER, 'es', es],
] as const)(
  'a card of %s: releases the payment, and the rates say that nothing was charged (%s) [4-68, 4-72, R17-4]',
  async (carrier, language, texts) => {
    const back = comeBack({ carrier, language });
    expect(await screen.findByText(texts.paymentNews.cancelled.title)).toBeInTheDocument();
    expect(cancelBodies(back)).toEqual([{ session_id: 'session-1' }]);
    expect(address()).toHaveTextContent(FINAL);
    expect(await axe(back.container)).toHaveNoViolations();
  },
);

test('a payment made meanwhile is kept and leads to the signatures [R8-3]', async () => {
  const back = comeBack();
  back.api.use({
    [CANCEL]: () => {
      back.held.now(bound(FIRST));
      return bound(FIRST);
    },
  });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
});

test('a payment already recorded as paid is not canceled', async () => {
  const back = comeBack({ handlers: { 'GET /v2/quotes/:id': bound(FIRST) } });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
  expect(cancelBodies(back)).toEqual([]);
});

test('an ended payment is not canceled again, and the rates say that it was left', async () => {
  const over = payable(FIRST, { status: 'FINAL_RATED' });
  const back = comeBack({ handlers: { 'GET /v2/quotes/:id': over } });
  expect(await screen.findByRole('heading', { level: 1, name: /final price/ })).toBeInTheDocument();
  expect(await screen.findByText(en.paymentNews.cancelled.title)).toBeInTheDocument();
  expect(cancelBodies(back)).toEqual([]);
});

test('if the payment’s id never arrived, whichever payment is open is canceled', async () => {
  const back = comeBack({ left: '' });
  expect(await screen.findByText(en.paymentNews.cancelled.title)).toBeInTheDocument();
  expect(cancelBodies(back)).toEqual([{}]);
});

test('another payment opened meanwhile is shown instead of canceled', async () => {
  comeBack({ handlers: { [CANCEL]: refusal(409, 'payment_mismatch') } });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/online-payment'));
});

test('if it is unknown whether the card was charged, the screen makes no claim and offers a retry', async () => {
  const { api, user } = comeBack({ handlers: { [CANCEL]: refusal(502, 'unavailable') } });
  expect(await screen.findByText(leaving.leaving.unsureTitle)).toBeInTheDocument();
  expect(screen.queryByText(/nothing was charged/i)).not.toBeInTheDocument();
  api.use({ [CANCEL]: payable(FIRST, { status: 'FINAL_RATED' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.paymentNews.cancelled.title)).toBeInTheDocument();
});
