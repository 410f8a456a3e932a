import type { RemoteModule } from '@shared/event-bus';
import type { RemoteAddress, RemotePlace } from '@shared/federation/page';
import { createRemoteStore } from './remoteStore';

const address = (version: string): RemoteAddress => ({
  version,
  container: version,
  base: '/',
  entry: 'e.js',
});
const place: RemotePlace = { routes: [], live: address('new'), previous: address('old') };
const remote: RemoteModule = { contractVersion: 1, Component: () => null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A loader that fails for the versions named, and tells what was asked for. */
function loader(...broken: string[]) {
  const asked: string[] = [];
  const load = async ({ version }: RemoteAddress) => {
    asked.push(version);
    if (broken.includes(version)) throw new Error('down');
    return remote;
  };
  return { load, asked, broken };
}

async function started(place_: RemotePlace, load: ReturnType<typeof loader>['load']) {
  const store = createRemoteStore(place_, load);
  store.start();
  store.start();
  await settle();
  return store;
}

describe('a remote’s way (federation, Failure)', () => {
  it('loads the live version, once', async () => {
    const { load, asked } = loader();
    const store = await started(place, load);
    expect(store.get()).toEqual({ status: 'ready', module: remote, version: 'new' });
    expect(asked).toEqual(['new']);
  });

  it('falls back to the version in previous', async () => {
    const { load, asked } = loader('new');
    const store = await started(place, load);
    expect(store.get()).toMatchObject({ status: 'ready', version: 'old' });
    expect(asked).toEqual(['new', 'old']);
  });

  it('fails when no version loads, and with nothing to fall back to', async () => {
    expect((await started(place, loader('new', 'old').load)).get()).toEqual({ status: 'failed' });
    expect((await started({ ...place, previous: null }, loader('new').load)).get()).toEqual({
      status: 'failed',
    });
  });

  it('on retry begins with the live version again: a remote started again is found without a reload', async () => {
    const { load, asked, broken } = loader('new', 'old');
    const store = await started(place, load);
    broken.length = 0;
    store.retry();
    expect(store.get()).toEqual({ status: 'loading' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
    expect(asked).toEqual(['new', 'old', 'new']);
  });

  it('leaves a version that broke while it ran for the one before, then for the panel', async () => {
    const store = await started(place, loader().load);
    const states: string[] = [];
    store.subscribe(() => states.push(JSON.stringify(store.get()).slice(0, 60)));
    store.fallBack();
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', version: 'old' });
    store.fallBack();
    await settle();
    expect(store.get()).toEqual({ status: 'failed' });
    expect(states.length).toBeGreaterThan(2);
  });
});
