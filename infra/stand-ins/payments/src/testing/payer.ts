import { API_KEY, CARD, type Service } from './service';

export const ORDER = {
  key: 'purchase-1',
  databaseId: 'd1',
  reference: 'Q-1',
  account: 'pay-fcic-01',
  amount: 12_345,
  customerName: 'Ann Doe',
};
export const ownPage = { 'sec-fetch-site': 'same-origin' };
export const withKey = { authorization: `Bearer ${API_KEY}` };

/** What the service's own page does for a shopper, and the ledger that results. */
export function payerAt(service: () => Service) {
  const app = () => service().now().app;
  return {
    pay: (token: string, card: object = {}, headers: Record<string, string> = ownPage) =>
      app().inject({
        method: 'POST',
        url: '/payment',
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload: { ...CARD, ...card },
      }),
    getPayment: (token: string) =>
      app().inject({ url: '/payment', headers: { ...ownPage, authorization: `Bearer ${token}` } }),
    kinds: async () => {
      const answer = await app().inject({ url: '/v1/ledger', headers: withKey });
      const { entries } = answer.json<{ entries: { kind: string; amount: number }[] }>();
      return entries.map(({ kind, amount }) => [kind, amount]);
    },
  };
}
