import { brokenPins, PINS, refuseBrokenPins } from './pins';

const installed: Record<string, string> = PINS;
const moved = (name: string) => (name === 'stylis' ? '4.4.0' : (installed[name] ?? ''));

describe('pins (ADR 0002)', () => {
  it('hold for what is installed', () => {
    expect(brokenPins()).toEqual([]);
  });

  it('say which package moved, and fail the build', () => {
    expect(brokenPins(moved)).toEqual(['stylis must be 4.3.6, found 4.4.0 (see ADR 0002)']);
    expect(() => refuseBrokenPins(moved)).toThrow('stylis must be 4.3.6');
  });
});
