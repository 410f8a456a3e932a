import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';
import { dialogInJsdom } from './dialogInJsdom';

expect.extend(toHaveNoViolations);
dialogInJsdom();
// A busy machine answers late; a test that waits is no slower on a quiet one.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);
