import type { Preview } from '@infra/releases';

/** Links that were used here, until they end. One process remembers them, so a restart forgets them (ADR 0037). */
export function usedLinks() {
  const used = new Map<string, Date>();
  return {
    has: ({ nonce }: Preview): boolean => used.has(nonce),
    add({ nonce, until }: Preview, now = new Date()): void {
      for (const [old, end] of used) if (end <= now) used.delete(old);
      used.set(nonce, until);
    },
  };
}
