import { logLines } from './print';

const entry = { at: '2026-11-28T10:00:00.000Z', who: 'quote-team', what: 'promote quote@aaa-1', after: 'x' };

test.each(['\n', '\r\n', '\u0085', '\u2028', '\u001b[2K\r'])(
  'a reason with %j stays on the line of its act',
  (separator) => {
    const forged = `${separator}2026-11-28T11:00:00.000Z local: revoke quote@aaa-1 (a fault)`;
    const entries = [{ ...entry, why: `a test${forged}`, checks: [`quote: patch change${forged}`] }];
    const [act, check, ...others] = logLines({ entries, head: 'abc', broken: null });
    expect(act).toMatch(/^2026-11-28T10\S+ quote-team: promote quote@aaa-1 \(a test /);
    expect(check).toMatch(/^  quote: patch change/);
    const own = others.filter((line) => /^\S/.test(line));
    expect(own).toEqual(['The chain is whole; it ends with abc']);
    // oxlint-disable-next-line no-control-regex
    expect([act, check, ...others].join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  },
);
