import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from './installedVersion';
import { brokenPins, PINS, refuseBrokenPins } from './pins';

const installed: Record<string, string> = PINS;
const moved = (name: string) => (name === 'stylis' ? '4.4.0' : (installed[name] ?? ''));

describe('pins (ADR 0002)', () => {
  it('match the installed versions', () => {
    expect(brokenPins()).toEqual([]);
  });

  it('the repository replaces packages by others of one exact version', () => {
    const manifest = readFileSync(join(__dirname, '../../../../package.json'), 'utf8');
    const { overrides }: { overrides: object } = JSON.parse(manifest);
    const aliases = [...JSON.stringify(overrides).matchAll(/"npm:(.+?)@([^"@]+)"/g)];
    expect(aliases).not.toEqual([]);
    for (const [, name = '', version] of aliases)
      expect([name, version]).toEqual([name, installedVersion(name)]);
  });

  it('name the package that changed and fail the build', () => {
    expect(brokenPins(moved)).toEqual(['stylis must be 4.3.6, found 4.4.0 (see ADR 0002)']);
    expect(() => refuseBrokenPins(moved)).toThrow('stylis must be 4.3.6');
  });
});
