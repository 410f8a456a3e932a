import { wasServed, type AppVersion, type Release, type ReleaseFile } from '@infra/releases';
import type { PartnerFacts } from '@shared/domain';

type Embed = NonNullable<AppVersion['embed']>;

/** A release's quote for partners' pages. */
export interface EmbedRelease {
  release: Release;
  quote: AppVersion;
  embed: Embed;
}

/** The release that a partner holds, as long as it is there and not revoked; otherwise the live one. */
function releaseFor({ live, releases, revoked }: ReleaseFile, held: string | null): Release | undefined {
  const isThere = held !== null && Object.hasOwn(releases, held) && !revoked.includes(held);
  return releases[isThere ? held : live];
}

/** What a partner's page gets; null if that release has no quote for partners' pages. */
export function embedReleaseFor(
  file: ReleaseFile,
  { hold }: Pick<PartnerFacts, 'hold'>,
): EmbedRelease | null {
  // A release that nobody was given is a secret.
  const held = hold !== null && wasServed(file, hold) ? hold : null;
  const release = releaseFor(file, held);
  const quote = release?.apps.quote;
  return release && quote?.embed ? { release, quote, embed: quote.embed } : null;
}
