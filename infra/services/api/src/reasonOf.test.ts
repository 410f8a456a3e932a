import { object, string } from 'yup';
import { ProviderFailure, ProviderSilent } from './providers/callProvider';
import { reasonOf } from './reasonOf';

const ASKED = { provider: 'cards', call: 'capture' } as const;
const invalid = () => {
  try {
    return object({ id: string().required() }).validateSync({ name: 'Ann Doe' });
  } catch (error) {
    return error;
  }
};
const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });

test.each([
  ['a rejection', new ProviderFailure(ASKED, 401), { kind: 'ProviderFailure', ...ASKED, status: 401 }],
  [
    'nobody listening',
    new ProviderSilent(ASKED, new TypeError('fetch failed', { cause: refused })),
    { kind: 'ProviderSilent', ...ASKED, code: 'ECONNREFUSED' },
  ],
  [
    'a time limit',
    new ProviderSilent(ASKED, new DOMException('Ann Doe', 'TimeoutError')),
    { kind: 'ProviderSilent', ...ASKED, code: 'TimeoutError' },
  ],
  [
    'another shape',
    new ProviderSilent(ASKED, invalid()),
    { kind: 'ProviderSilent', ...ASKED, code: 'ValidationError' },
  ],
  [
    'a database error',
    Object.assign(new Error('Ann Doe'), { code: '23505' }),
    { kind: 'Error', code: '23505' },
  ],
  [
    'a bug of ours',
    new Error('Ann Doe'),
    { kind: 'Error', at: expect.arrayContaining([expect.any(String)]) },
  ],
  ['no error at all', 'Ann Doe', { kind: 'unknown', at: [] }],
])('%s is logged with what says why, and without its text', (_what, error, reason) => {
  expect(reasonOf(error)).toEqual(reason);
  expect(JSON.stringify(reasonOf(error))).not.toContain('Ann Doe');
});
