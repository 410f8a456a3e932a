import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React stops at this many until a second has passed. */
const ENOUGH = 1e4;

/**
 * Disables the owner stacks that React captures per element in development, a tenth of a screen test's time; warnings
 * still appear.
 */
export function noOwnerStacks(): void {
  const internals: object = Reflect.get(React, INTERNALS);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set() {
      // React resets its counter every second.
    },
  });
}
