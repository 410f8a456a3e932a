import type { ClientCode, ErrorCode } from '@shared/domain';
import { failedCalls } from './failedCalls';
import { frameWords } from './frameWords';
import { stepWords } from './stepWords';

/** Error texts besides those of the codes. */
type Sentence = `retry_in${'' | '_seconds'}_${'one' | 'other'}` | 'rating' | 'reference';

/**
 * Texts shared by every part: progress road, alerts, start over, failures (look: short sentences, 'you', what comes
 * next).
 */
export const common = {
  ...frameWords,
  ...stepWords,
  alerts: { ...frameWords.alerts, ...stepWords.alerts },
  errors: { ...failedCalls, ...stepWords.errors } satisfies Record<ClientCode, string> &
    Partial<Record<ErrorCode | Sentence, string>>,
};
