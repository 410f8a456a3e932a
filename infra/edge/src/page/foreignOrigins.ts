import { type ThirdParty, thirdPartyAt } from '@shared/domain';

/** What a page may use beyond our own origins. */
export interface ForeignOrigins {
  scripts: string[];
  frames: string[];
  calls: string[];
}

/** Why each is there: the card services have a script, their fields in a frame, and calls; who takes signatures a frame. */
const USES: Record<ThirdParty, readonly (keyof ForeignOrigins)[]> = {
  cards: ['scripts', 'frames', 'calls'],
  form: ['scripts', 'frames', 'calls'],
  esign: ['frames'],
};

/** The foreign origins of a route: of one company on the pages of paying and signing, none anywhere else (ADR 0010). */
export function foreignOriginsAt(
  pattern: string,
  origins: Readonly<Record<ThirdParty, string>>,
): ForeignOrigins {
  const party = thirdPartyAt(pattern);
  const of = (use: keyof ForeignOrigins) => (party && USES[party].includes(use) ? [origins[party]] : []);
  return { scripts: of('scripts'), frames: of('frames'), calls: of('calls') };
}
