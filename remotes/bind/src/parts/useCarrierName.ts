import { useCarriers } from '@shared/api-client/hooks';
import type { CarrierId } from '@shared/domain';

/** A carrier's name; its id until the list has loaded. */
export function useCarrierName(id: CarrierId): string {
  const { data: carriers } = useCarriers();
  return carriers?.find((carrier) => carrier.id === id)?.name ?? id;
}
