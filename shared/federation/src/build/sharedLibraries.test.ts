import { sharedLibraries } from './sharedLibraries';

describe('the shared list (architecture, What independence demands)', () => {
  it('is eager in the shell except for swr, which the start screen does not need, and never bundled in a remote', () => {
    const [shell, remote] = [sharedLibraries('shell'), sharedLibraries('remote')];
    expect(Object.keys(shell)).toEqual(Object.keys(remote));
    for (const [name, library] of Object.entries(shell))
      expect(library).toMatchObject({ eager: !name.startsWith('swr'), singleton: true });
    for (const library of Object.values(remote))
      expect(library).toMatchObject({ eager: false, import: false });
  });

  it('has one router, under its own name and under the one that remotes of 1.4 ask for', () => {
    const [shell, remote] = [sharedLibraries('shell'), sharedLibraries('remote')];
    const former = '@shared/federation/router';
    expect([remote['react-router-dom']?.import, remote[former]?.import]).toEqual([false, false]);
    expect(shell['react-router-dom']?.import).toMatch(/router.index\.ts$/);
    // The plugin knows a provided module by its file, so two names need two files.
    expect(shell[former]?.import).toMatch(/router.former\.cjs$/);
  });

  it('includes the sub-paths that hold state, so there is one copy of each', () => {
    expect(Object.keys(sharedLibraries('shell'))).toEqual(
      expect.arrayContaining([
        'react',
        'react/',
        'react-dom',
        'react-dom/',
        'swr',
        'swr/',
        'styled-components',
      ]),
    );
  });
});
