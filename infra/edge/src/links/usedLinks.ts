interface Link {
  nonce: string;
  until: Date;
}

/** Links that were used here, until they end. One process remembers them, so a restart forgets them (ADR 0037). */
export function usedLinks() {
  const used = new Map<string, Date>();
  return {
    has: ({ nonce }: Pick<Link, 'nonce'>): boolean => used.has(nonce),
    add({ nonce, until }: Link, now = new Date()): void {
      for (const [old, end] of used) if (end <= now) used.delete(old);
      used.set(nonce, until);
    },
  };
}
