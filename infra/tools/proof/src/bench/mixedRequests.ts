import { DES_PLAINES } from '@infra/api/testing/fixtures';
import type { Shopper } from './shopper';
import type { WireRequest } from './startLoad';

/** What one connection sends per turn: it creates, edits and rates. */
export type Turn = (turn: number) => Promise<WireRequest[]>;

/** The chains of a run: shopper by shopper, turn by turn. */
export const chainsOf = (
  { connections, turns }: { connections: number; turns: number },
  turnOf: (shopper: number) => Turn,
): Promise<WireRequest[][]> =>
  Promise.all(
    Array.from({ length: connections }, async (_, shopper) => {
      const done = Array.from({ length: turns }, (_unused, turn) => turnOf(shopper)(turn));
      return (await Promise.all(done)).flat();
    }),
  );

/** Each shopper calls from a separate address, as the edge reports it. */
export function sealedTurn(shopper: Shopper, number: number): Turn {
  const from = (call: WireRequest) => ({
    ...call,
    headers: { ...call.headers, 'x-forwarded-for': `10.0.0.${number + 1}` },
  });
  return async (turn) => {
    const calls = [shopper.create(), shopper.edit({ homeowner: turn % 2 === 0 }), shopper.rate()];
    return (await Promise.all(calls)).map(from);
  };
}

const bareCall = (method: string, path: string, body?: object): WireRequest => ({
  method,
  path,
  headers: body ? { 'content-type': 'application/json' } : {},
  body: body ? JSON.stringify(body) : '',
});

/** The same requests for the bare server, in plain text. */
export const bareTurn =
  (number: number): Turn =>
  async (turn) => [
    bareCall('POST', `/bare/${number}/create`, { address: DES_PLAINES }),
    bareCall('PATCH', `/bare/${number}/edit`, { homeowner: turn % 2 === 0 }),
    bareCall('GET', `/bare/${number}/rate`),
  ];
