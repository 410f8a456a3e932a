import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { dialogInJsdom } from './dialogInJsdom';

expect.extend(toHaveNoViolations);
dialogInJsdom();
