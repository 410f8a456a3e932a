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
  // A busy machine answers late; a test that waits is no slower on a quiet one.
  asyncUtilTimeout: TIME_LIMITS.onScreen,
  // Whoever has waited for a heading looks at what stands below it, and at what does not.
  asyncWrapper: (wait) => config.asyncWrapper(async () => wholeScreen(await wait())),
  getElementError: shortErrors,
});
