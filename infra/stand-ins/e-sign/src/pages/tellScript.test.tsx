import { TELL_SCRIPT } from './tellScript';

const SAID = {
  type: 'signing:completed',
  envelope: 'env_1',
  state: 's',
  origin: 'https://site.test',
  goOn: 'https://site.test/back',
};

/** Runs the script as the browser would, with or without an embedding page. */
function run(said: object, isFramed: boolean) {
  const posted: unknown[][] = [];
  const redirects: string[] = [];
  const page: Record<string, unknown> = { location: { replace: (to: string) => redirects.push(to) } };
  page['parent'] = isFramed ? { postMessage: (...sent: unknown[]) => posted.push(sent) } : page;
  const script = { currentScript: { dataset: { message: JSON.stringify(said) } } };
  // eslint-disable-next-line typescript/no-implied-eval -- it is the script that is served
  new Function('window', 'document', TELL_SCRIPT)(page, script);
  return { posted, redirects };
}

test('in a frame the embedding page gets a message, at its exact origin and without the addresses', () => {
  const { posted, redirects } = run(SAID, true);
  const message = { type: 'signing:completed', envelope: 'env_1', state: 's' };
  expect([posted, redirects]).toEqual([[[message, 'https://site.test']], []]);
});

test('a top-level page returns; if there is more to do it stays', () => {
  expect(run(SAID, false)).toEqual({ posted: [], redirects: ['https://site.test/back'] });
  expect(run({ ...SAID, type: 'signing:ready', goOn: null }, false)).toEqual({ posted: [], redirects: [] });
});
