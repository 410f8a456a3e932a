import { useApi } from './apiContext';

/**
 * URL of a make's logo, stored in the quote as a path on the vehicle data service (reading 40); null if there is none.
 */
export function useMakeLogo(path: string | null): string | null {
  const { vehicleDataBase } = useApi().transport;
  return path?.startsWith('/') ? vehicleDataBase + path : path;
}
