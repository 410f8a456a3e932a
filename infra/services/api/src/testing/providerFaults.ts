import { ProviderSilent } from '../providers/callProvider';

type Hang = 'before' | 'after';

/** Fault injection: the next call of a kind fails, before it is done or after (its response is lost). */
export interface Faults {
  failNext(call: string, when: Hang): void;
}

/** Each kind of call fails once as configured. */
export function createFaults() {
  const next = new Map<string, Hang>();
  const around = async <T>(call: string, work: () => T): Promise<T> => {
    const when = next.get(call);
    next.delete(call);
    if (when === 'before') throw new ProviderSilent({ provider: 'cards', call });
    const answer = work();
    if (when === 'after') throw new ProviderSilent({ provider: 'cards', call });
    return answer;
  };
  return { around, failNext: (call: string, when: Hang) => void next.set(call, when) };
}
