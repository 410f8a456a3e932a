import { remoteConfig } from '@shared/federation/build';

export default remoteConfig({ name: 'bind', dir: import.meta.dirname, firstScreen: 'policyDetails' });
