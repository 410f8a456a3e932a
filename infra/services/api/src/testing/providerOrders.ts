/** A payment order and an envelope order for a provider. */
export const ORDER = {
  key: 'p1',
  databaseId: 'd1',
  reference: 'Q-1',
  account: 'pay-fcic-01',
  amount: 100,
  customerName: 'Ann Doe',
};
export const ENVELOPE = {
  key: 'p1',
  reference: 'N-1',
  language: 'en',
  signer: { name: 'Ann Doe', email: 'ann@example.com' },
  documents: [],
  returnUrl: 'https://site.test/',
  embedOrigin: 'https://site.test',
} as const;
