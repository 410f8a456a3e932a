import {
  canTransition,
  hasEnded,
  hasReached,
  isEditable,
  isPaid,
  isPaying,
  QUOTE_STATUSES,
  statusWithoutRates,
  TRANSITIONS,
  writableFields,
  type QuoteStatus,
} from '.';

const ORDER = [
  'DRAFT',
  'RATED',
  'APPLYING',
  'FINAL_RATED',
  'PLAN_CHOSEN',
  'PAYMENT_OPEN',
  'AUTHORIZED',
  'BOUND',
  'SIGNED',
  'CAPTURED',
  'COMPLETE',
] as const;

describe('the purchase has one order (reading 8) [R8-3]', () => {
  test('each status leads to the next', () => {
    ORDER.slice(1).forEach((to, at) => expect(canTransition(ORDER[at] ?? 'DRAFT', to)).toBe(true));
  });

  test('no step can be skipped', () => {
    ORDER.forEach((from, at) =>
      ORDER.slice(at + 2).forEach((to) => expect(canTransition(from, to)).toBe(false)),
    );
  });

  test.each([
    ['PAYMENT_OPEN', 'PLAN_CHOSEN', true],
    ['PAYMENT_OPEN', 'FINAL_RATED', true],
    ['FINAL_RATED', 'APPLYING', true],
    ['BOUND', 'VOIDING', true],
    ['VOIDING', 'EXPIRED', true],
    ['VOIDING', 'FAILED', true],
    ['VOIDING', 'FINAL_RATED', true],
    ['DRAFT', 'APPLYING', false],
    ['APPLYING', 'RATED', false],
    ['AUTHORIZED', 'PLAN_CHOSEN', false],
    ['COMPLETE', 'DRAFT', false],
    ['CAPTURED', 'VOIDING', false],
    ['EXPIRED', 'DRAFT', false],
    ['FAILED', 'DRAFT', false],
  ] as const)('%s to %s: %s', (from, to, allowed) => {
    expect(canTransition(from, to)).toBe(allowed);
  });

  test('every status is reached from DRAFT', () => {
    const reached = new Set<QuoteStatus>(['DRAFT']);
    for (const status of reached) TRANSITIONS[status].forEach((next) => reached.add(next));
    expect([...reached].toSorted()).toEqual([...QUOTE_STATUSES].toSorted());
  });

  test('an ended purchase has reached nothing but its end', () => {
    expect(hasReached('BOUND', 'APPLYING')).toBe(true);
    expect(hasReached('RATED', 'APPLYING')).toBe(false);
    expect(hasReached('EXPIRED', 'BOUND')).toBe(false);
    expect(hasReached('EXPIRED', 'EXPIRED')).toBe(true);
  });

  test.each(QUOTE_STATUSES)('%s counts as ended only outside the order', (status) => {
    const ended = !ORDER.some((known) => known === status);
    expect(hasEnded(status)).toBe(ended);
    expect(hasReached(status, 'DRAFT')).toBe(!ended);
    expect(isPaid({ status })).toBe(ended || ORDER.slice(6).some((paid) => paid === status));
  });
});

describe('which fields may be written in each status (security.md)', () => {
  test.each(QUOTE_STATUSES)('%s', (status) => {
    const editable = ORDER.some((known) => known === status) && !hasReached(status, 'PAYMENT_OPEN');
    expect(isEditable(status)).toBe(editable);
    expect(isPaying({ status })).toBe(!editable);
    const fields = writableFields(status);
    for (const list of [fields.quote, fields.vehicle, fields.driver]) expect(list.length > 0).toBe(editable);
    expect([fields.add, fields.remove]).toEqual([editable, editable]);
  });

  test('a rate can be chosen once rated, a plan once finally rated', () => {
    expect(writableFields('DRAFT').quote).not.toContain('selected_rate');
    expect(writableFields('RATED').quote).toContain('selected_rate');
    expect(writableFields('APPLYING').quote).not.toContain('payment_plan_code');
    expect(writableFields('FINAL_RATED').quote).toContain('payment_plan_code');
  });

  test('identity numbers and purchase answers can be written only in the purchase', () => {
    for (const field of ['social_security', 'license_number', 'accident_violations'] as const) {
      expect(writableFields('RATED').driver).not.toContain(field);
      expect(writableFields('APPLYING').driver).toContain(field);
    }
    expect(writableFields('RATED').vehicle).not.toContain('lienholder');
  });
});

describe('a quote whose rates were cleared (section 4, reading 8)', () => {
  test('the status goes back only as far as its snapshot allows', () => {
    const statuses = ['DRAFT', 'RATED', 'APPLYING', 'FINAL_RATED', 'PLAN_CHOSEN', 'BOUND'] as const;
    expect(statuses.map(statusWithoutRates)).toEqual([
      'DRAFT',
      'DRAFT',
      'APPLYING',
      'APPLYING',
      'APPLYING',
      'BOUND',
    ]);
  });
});
