import { addToHistory, measuredSince, MOST_SLOTS, type Slot } from './history';
import { nothingMeasured, type Measured } from './measured';

const START = Date.parse('2026-11-25T10:00:00Z');
const minutes = (count: number) => START + count * 60_000;
const loads = (count: number): Measured[] => [
  { ...nothingMeasured({ part: 'quote', version: 'a-1', owner: 'Quote team' }), loads: count },
];

describe('the history of measures', () => {
  it('keeps one slot a minute', () => {
    let slots: Slot[] = [];
    for (const [at, count] of [
      [0, 1],
      [0.5, 2],
      [1, 4],
    ] as const)
      slots = addToHistory(slots, loads(count), minutes(at));
    expect(slots.map(({ at, measured }) => [at, measured[0]?.loads])).toEqual([
      ['2026-11-25T10:00:00.000Z', 3],
      ['2026-11-25T10:01:00.000Z', 4],
    ]);
  });

  it('sums what came since an instant', () => {
    let slots: Slot[] = [];
    for (let at = 0; at < 5; at += 1) slots = addToHistory(slots, loads(1), minutes(at));
    expect(measuredSince(slots, minutes(3))[0]?.loads).toBe(2);
    expect(measuredSince(slots, minutes(5))).toEqual([]);
  });

  it('forgets what is older than a day, and makes no slot of nothing', () => {
    const day = addToHistory(addToHistory([], loads(1), START), loads(1), minutes(1));
    expect(addToHistory(day, [], minutes(MOST_SLOTS))).toHaveLength(1);
    expect(addToHistory(day, [], minutes(2 * MOST_SLOTS))).toEqual([]);
  });
});
