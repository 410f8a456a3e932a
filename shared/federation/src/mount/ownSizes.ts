import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';
import { inOwnBox } from '../page/inOwnBox';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Makes styles depend on the embed's box instead of the page. */
export const ownSizes: Plugin = (element) => {
  if (element.type === '@media' || element.type === 'decl') element.value = inOwnBox(element.value);
};
Object.defineProperty(ownSizes, 'name', { value: 'ownSizes' });
