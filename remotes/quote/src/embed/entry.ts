import { startFrame } from './startFrame';

export { mount } from './mount';

// The page that a partner frames is our own; on a partner's page the loader calls `mount`.
if (new URL(import.meta.url).origin === location.origin) void startFrame();
