import { applied, sampleDriver, sampleQuote, rate } from '../../testing/samples';
import { policyDetailsFrom } from '..';

const TODAY = '2026-11-21';
const BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };

describe('prefilling from the quote (reading 26) [R26]', () => {
  test.each([
    ['the address of the quote', { ...sampleQuote().address, line1: '1 Main St' }, null],
    ['no street yet', { ...BOX, line1: null }, null],
    ['another', BOX, BOX],
  ])('mail goes to %s [R45]', (_name, to, mail) => {
    const home = { ...sampleQuote().address, line1: '1 Main St' };
    const quote = sampleQuote({ address: home, drivers: [sampleDriver({ address: to })] });
    expect(policyDetailsFrom(quote, TODAY).mailing).toEqual(mail);
  });

  test.each([
    [true, 'owned'],
    [false, 'rented'],
    [null, null],
  ])('homeowner %s prefills %s', (homeowner, ownership) => {
    expect(policyDetailsFrom(sampleQuote({ homeowner }), TODAY).residence_info.ownership).toBe(ownership);
  });

  test('keeps an earlier answer', () => {
    const known = policyDetailsFrom({ ...applied, homeowner: false }, TODAY);
    expect(known).toMatchObject({
      term: { duration: 6, effective: '2026-12-01', expires: '2027-06-01' },
      residence_info: { ownership: 'owned' },
      address: { line1: '1 Main St', zip_code: '60018' },
      first_name: 'Ann',
      last_name: 'Lee',
      phone: '3125550100',
      email: 'ann@example.com',
      communication_preference: 'email',
    });
  });

  test('a past start becomes tomorrow, and the term ends accordingly', () => {
    expect(policyDetailsFrom(applied, '2026-12-15').term).toEqual({
      duration: 6,
      effective: '2026-12-16',
      expires: '2027-06-16',
    });
  });

  test.each([
    ['IL', 6],
    ['PA', 12],
  ] as const)('%s: a rate for 12 months prefills %d', (state, duration) => {
    const quote = sampleQuote({
      drivers: [sampleDriver()],
      selected_rate: { ...rate, term: { duration: 12 } },
    });
    quote.address.state = state;
    expect(policyDetailsFrom(quote, TODAY).term.duration).toBe(duration);
  });
});
