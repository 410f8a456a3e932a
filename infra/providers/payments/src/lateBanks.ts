import type { Books } from './books';
import { bankAnswersLate, type Outcome } from './operations';
import type { PaymentSession } from './session';

export interface LateBanks {
  /** Schedules this session's bank response. */
  await(session: PaymentSession): void;
  stop(): void;
}

/** Banks that respond late; `take` gets the response if the session is still waiting for it. */
export function createLateBanks(
  books: Books,
  clock: () => number,
  take: (outcome: Outcome) => void,
): LateBanks {
  const timers = new Set<NodeJS.Timeout>();
  return {
    await({ id, answer_due: due }) {
      const ask = (): void => {
        timers.delete(timer);
        const session = books.session(id);
        const outcome = session && bankAnswersLate(session, clock());
        if (outcome) take(outcome);
      };
      const timer = setTimeout(ask, Math.max(0, (due ?? 0) - clock()));
      timers.add(timer);
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
