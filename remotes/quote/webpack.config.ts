import { remoteConfig } from '@shared/federation/build';

export default remoteConfig({ name: 'quote', dir: import.meta.dirname, firstScreen: 'start' });
