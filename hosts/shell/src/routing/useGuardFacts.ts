import { STORAGE_KEYS } from '@shared/domain';
import { useEffect, useState } from 'react';
import { useShell } from '../boot/ShellContext';
import type { GuardFacts } from './placeFor';

/** The stored quote (read on every render, since remotes write it) and whether the API is available. */
export function useGuardFacts(): GuardFacts {
  const { bus, transport } = useShell();
  const [apiUnavailable, setApiUnavailable] = useState(
    () => bus.last('api:availability-changed')?.unavailable ?? false,
  );
  useEffect(
    () => bus.on('api:availability-changed', ({ unavailable }) => setApiUnavailable(unavailable)),
    [bus],
  );
  const hasQuoteKey = transport.storage.getItem(STORAGE_KEYS.quoteKey) !== null;
  return { storedQuoteId: transport.quoteId(), hasQuoteKey, apiUnavailable };
}
