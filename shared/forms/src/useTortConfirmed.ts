import type { Driver } from '@shared/domain';
import { useKept } from './useKept';

/**
 * Whether limited tort was confirmed by its box, over a reload too; `draft` names the driver's form, a new driver is null.
 * Whoever has limited tort on the quote has confirmed it.
 */
export function useTortConfirmed(quoteId: string, draft: string, driver: Driver | null) {
  const [{ confirmed }, keep] = useKept(quoteId, `${draft}/tort`, (kept) => ({
    confirmed: typeof kept.confirmed === 'boolean' ? kept.confirmed : driver?.tort === 'LIMITED',
  }));
  return [confirmed, (next: boolean) => keep({ confirmed: next })] as const;
}
