import { type ThirdParty, thirdPartyAt } from '@shared/domain';

/** Third-party origins a page may use. */
export interface ForeignOrigins {
  scripts: string[];
  frames: string[];
  calls: string[];
}

/**
 * Why each is here: the card services need a script, a frame for their fields, and calls; the signing service
 * needs a frame.
 */
const USES: Record<ThirdParty, readonly (keyof ForeignOrigins)[]> = {
  cards: ['scripts', 'frames', 'calls'],
  form: ['scripts', 'frames', 'calls'],
  esign: ['frames'],
};

/** A route's foreign origins: one company on the payment and signing pages, none anywhere else (ADR 0010). */
export function foreignOriginsAt(
  pattern: string,
  origins: Readonly<Record<ThirdParty, string>>,
): ForeignOrigins {
  const party = thirdPartyAt(pattern);
  const of = (use: keyof ForeignOrigins) => (party && USES[party].includes(use) ? [origins[party]] : []);
  return { scripts: of('scripts'), frames: of('frames'), calls: of('calls') };
}
