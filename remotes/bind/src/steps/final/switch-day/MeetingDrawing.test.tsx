import { renderWithProviders } from '@shared/testing';
import { bindTexts } from '../../../locales/allTexts';
import { MeetingDrawing } from './MeetingDrawing';

const percent = (text = ''): number => parseFloat(text);

/** Where the drawing has the old policy's end, the new one's start and the mark between them, in percent. */
function drawn(oldEnds: string, late: number) {
  const start = { begins: '2030-12-04', late };
  const { container } = renderWithProviders(<MeetingDrawing {...{ oldEnds, start }} />, {
    resources: bindTexts,
  });
  const bars = container.querySelectorAll<HTMLElement>('[aria-hidden] > *');
  const [oldBar, newBar, mark] = [...bars].map(({ style }) => style);
  return {
    oldEnds: percent(oldBar?.width),
    newBegins: percent(newBar?.marginInlineStart),
    mark: percent(mark?.insetInlineStart),
    length: mark?.width ? percent(mark.width) : null,
  };
}

/** Half of an axis of 28 days and the time between the policies. */
const ends = (between: number) => (14 / (28 + between)) * 100;

describe('signed in time', () => {
  test('on the same day the bars meet at a mark without a length', () =>
    expect(drawn('2030-12-04', 0)).toEqual({ oldEnds: 50, newBegins: 50, mark: 50, length: null }));

  test.each([
    ['a gap of 1 day', '2030-12-03', 1],
    ['a gap of 27 days', '2030-11-07', 27],
  ])('%s: the mark goes from the old end to the new start', (_what, oldEnds, days) => {
    const at = drawn(oldEnds, 0);
    expect(at.mark).toBe(at.oldEnds);
    expect(at.oldEnds).toBeCloseTo(ends(days));
    expect(at.newBegins).toBeCloseTo(100 - ends(days));
    expect(at.length).toBeCloseTo((days / (28 + days)) * 100);
  });

  test('an overlap of 3 days: the mark goes from the new start to the old end', () => {
    const at = drawn('2030-12-07', 0);
    expect(at.mark).toBe(at.newBegins);
    expect(at.newBegins).toBeCloseTo(ends(3));
    expect(at.oldEnds).toBeCloseTo(100 - ends(3));
    expect(at.length).toBeCloseTo((3 / 31) * 100);
  });

  test('far apart, as much is shown on each side as half of what is between', () => {
    const at = drawn('2031-03-14', 0);
    expect([at.newBegins, at.oldEnds, at.length]).toEqual([25, 75, 50]);
  });
});

describe('signed at 6 p.m., three quarters of a day late', () => {
  test('an old policy that ended that morning: a gap until the signature', () => {
    const at = drawn('2030-12-04', 0.75);
    expect(at.mark).toBe(at.oldEnds);
    expect(at.oldEnds).toBeCloseTo(ends(0.75));
    expect(at.length).toBeCloseTo((0.75 / 28.75) * 100);
  });

  test.each([
    ['the next morning', '2030-12-05', 0.25],
    ['two days after that', '2030-12-07', 2.25],
  ])('one that ends %s: an overlap from the signature on', (_when, oldEnds, days) => {
    const at = drawn(oldEnds, 0.75);
    expect(at.mark).toBe(at.newBegins);
    expect(at.newBegins).toBeCloseTo(ends(days));
    expect(at.length).toBeCloseTo((days / (28 + days)) * 100);
  });
});
