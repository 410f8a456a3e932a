/** A shopper of an API in another process, for tests of other packages. */
export { sendTo } from '../drill/drillNode';
export { createRatableQuote } from './fixtures';
export { createTestClient } from './testClient';
