import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React stops at this many, until a second has passed. */
const ENOUGH = 1e4;

/**
 * React in development catches a stack for every element, for a warning that may name its owner: a tenth of what a
 * screen's test costs. Warnings come all the same.
 */
export function noOwnerStacks(): void {
  const internals: object = Reflect.get(React, INTERNALS);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set() {
      // React counts anew each second.
    },
  });
}
