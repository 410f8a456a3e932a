import { shellConfig } from '@shared/federation/build';

export default shellConfig({ name: 'shell', dir: import.meta.dirname });
