import { MEASURES_PATH, type MeasureReport } from '@shared/federation/page';
import { newAddress } from './wire';

/** Fewer than an address may send in a minute. */
const PER_ADDRESS = 200;
const AT_ONCE = 8;

/** Sends reports to a site as pages do, from as many addresses as shoppers would have. @throws Error if one is refused */
export async function sendReports(site: string, cookie: string, reports: MeasureReport[]): Promise<void> {
  const waiting = [...reports];
  let [address, sent] = [newAddress(), 0];
  const next = (): string => {
    sent += 1;
    if (sent % PER_ADDRESS === 0) address = newAddress();
    return address;
  };
  async function send(): Promise<void> {
    for (let report = waiting.shift(); report; report = waiting.shift()) {
      const { status } = await fetch(site + MEASURES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': next() },
        body: JSON.stringify(report),
      });
      if (status !== 204) throw new Error(`a report was answered with ${status}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}
