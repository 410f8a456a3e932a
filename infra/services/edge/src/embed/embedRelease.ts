import {
  found,
  readName,
  releaseWith,
  wasGiven,
  type AppVersion,
  type Release,
  type ReleaseFile,
} from '@infra/releases';
import type { PartnerFacts } from '@shared/domain';
import { versionsOf } from '../page/pin';

type Embed = NonNullable<AppVersion['embed']>;

/** A release's quote for partners' pages. */
export interface EmbedRelease {
  release: Release;
  quote: AppVersion;
  embed: Embed;
}

/** The version of the quote that a partner holds, as long as it is there, was given to someone and is not revoked. */
function heldName(file: ReleaseFile, hold: string): string | undefined {
  const names = versionsOf(file, hold) ?? [];
  return names.find(
    (name) =>
      readName(name)?.part === 'quote' &&
      found(file, name) !== null &&
      !file.revoked.includes(name) &&
      // A version that nobody was given is a secret.
      wasGiven(file, name),
  );
}

/** What a partner's page gets; null if that release has no quote for partners' pages. */
export function embedReleaseFor(
  file: ReleaseFile,
  { hold }: Pick<PartnerFacts, 'hold'>,
): EmbedRelease | null {
  const held = hold === null ? undefined : heldName(file, hold);
  const release = releaseWith(file, held === undefined ? [] : [held]);
  const quote: AppVersion | undefined = release.apps.quote;
  return quote?.embed ? { release, quote, embed: quote.embed } : null;
}
