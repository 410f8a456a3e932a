import type { common as english } from '../en/common';
import { failedCalls } from './failedCalls';
import { frameWords } from './frameWords';
import { stepWords } from './stepWords';

export const common: typeof english = {
  ...frameWords,
  ...stepWords,
  alerts: { ...frameWords.alerts, ...stepWords.alerts },
  errors: { ...failedCalls, ...stepWords.errors },
};
