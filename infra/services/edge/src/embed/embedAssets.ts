import type { AppVersion } from '@infra/releases';
import type { EdgeEnvironment } from '../environment';

/** Where the site's own origin serves the files of an embedded quote: a partner's page needs no other origin. */
export const EMBED_ASSETS = '/embed/assets/';

/** URL of a version's folder on the site's origin, with a trailing slash. */
export const embedBaseOf = ({ version }: AppVersion, { originOf }: EdgeEnvironment): string =>
  `${originOf({ app: 'shell' })}${EMBED_ASSETS}${version}/`;
