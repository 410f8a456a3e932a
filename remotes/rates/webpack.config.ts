import { remoteConfig } from '@shared/federation/build';

export default remoteConfig({ name: 'rates', dir: import.meta.dirname });
