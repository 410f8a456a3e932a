import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { dialogInJsdom } from './dialogInJsdom';
import { noOwnerStacks } from './noOwnerStacks';
import { shortErrors } from './shortErrors';
import { TIME_LIMITS } from './timeLimits.mjs';
import { toHaveNoViolations } from './toHaveNoViolations';
import { wholeScreen } from './wholeScreen';

expect.extend({ toHaveNoViolations });
dialogInJsdom();
noOwnerStacks();
const config = getConfig();
configure({
  // A busy machine responds late; on a quiet one the wait costs nothing.
  asyncUtilTimeout: TIME_LIMITS.onScreen,
  // A test that waited for a heading also checks what is below it, which renders later.
  asyncWrapper: (wait) => config.asyncWrapper(async () => wholeScreen(await wait())),
  getElementError: shortErrors,
});
