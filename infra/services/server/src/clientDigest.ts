import { createHmac, randomBytes } from 'node:crypto';
import { clientNetwork } from './clientNetwork';

const DAY = 86_400_000;

/**
 * Identifies a client in a log without revealing its address: one client always has one digest. The key never
 * leaves the process and changes daily, so nobody can find the address by trying all of them.
 */
export function clientDigests(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let day = Math.floor(now() / DAY);
  return (address) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) {
      key = randomBytes(32);
      day = today;
    }
    return createHmac('sha256', key).update(clientNetwork(address)).digest('base64url').slice(0, 12);
  };
}
