import { startFrame } from './startFrame';

export { mount } from './mount';

// Only the page that a partner frames has the data; on a partner's page the loader calls `mount`.
void startFrame();
