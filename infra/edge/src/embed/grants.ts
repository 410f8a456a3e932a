import type { PartnerGrant, PartnerMode, PartnerRefusal } from '@shared/domain';
import type { EdgeEnvironment } from '../environment';
import type { Pages } from '../page/pages';
import { refusalOf } from './allowed';
import { embedBaseOf } from './embedAssets';
import { embedReleaseFor, type EmbedRelease } from './embedRelease';
import type { Partners } from './followPartners';

/** What a page gets, or why it gets nothing; `status` where it is not that of the reason. */
type Answer =
  | { refusal: PartnerRefusal; status?: number; grant?: undefined; found?: undefined }
  | { refusal?: undefined; status?: undefined; grant: PartnerGrant; found: EmbedRelease };

function moduleOf({ quote, embed }: EmbedRelease, environment: EdgeEnvironment): PartnerGrant['module'] {
  const integrity = environment.integrity ? (quote.files[embed.entry]?.integrity ?? '') : '';
  return { url: embedBaseOf(quote, environment) + embed.entry, integrity };
}

/** Decides what the page of an origin gets with a partner's key. */
export const grants =
  (environment: EdgeEnvironment, pages: Pages, partners: Partners) =>
  async (key: string, asked: { mode: PartnerMode; origin: string | null }): Promise<Answer> => {
    const partner = await partners.find(key).catch(() => undefined);
    if (partner === undefined) return { refusal: 'unavailable' };
    if (partner === null) return { refusal: 'partner_unknown' };
    const refusal = refusalOf(partner, asked);
    if (refusal) return { refusal };
    const found = embedReleaseFor(pages.file(), partner);
    if (!found) return { refusal: 'unavailable', status: 404 };
    const { language, theme } = partner;
    const module = moduleOf(found, environment);
    return { found, grant: { module, language, theme, vehicleDataBase: environment.vehicleDataOrigin } };
  };
