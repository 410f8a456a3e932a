import { VISIT_HEADER } from '@infra/server';
import { PARTNER_HEADER, PARTNER_KEY } from '@shared/domain';
import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../embed/allowed';
import type { Partners } from '../embed/followPartners';
import type { Signer } from './signer';
import type { Visits } from './visits';

type Headers = Record<string, string>;

/** Headers by which the edge tells the API what it has checked; a client's own never pass. */
export const VOUCHED: ReadonlySet<string> = new Set([VISIT_HEADER, PARTNER_HEADER]);

/** Checks whose page a call comes from. */
export type Vouch = (request: Pick<FastifyRequest, 'headers'>) => Promise<Headers>;

const DAY = 86_400_000;

/**
 * Proves to this edge and the others that a partner's page frames the quote. The same for a day, so that the frame's
 * page is built once; valid until the end of the next UTC day, longer than a frame stays open.
 */
export const proofOf = (signer: Signer, key: string): string =>
  signer.sign('frame', key, (Math.floor(Date.now() / DAY) + 2) * DAY);

/**
 * The partner whose page makes the call: a frame shows the proof that its page came with, an inline quote has the
 * `Origin` that the browser sets. A key from elsewhere is dropped, and the quote is no partner's (ADR 0049).
 */
async function partnerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  partners: Partners,
  signer: Signer,
): Promise<string | undefined> {
  const sent = headers[PARTNER_HEADER];
  if (sent === undefined) return undefined;
  const given = String(sent);
  const [key = ''] = given.split('.');
  // The API refuses what is no key, an unknown one and a stopped one.
  if (!PARTNER_KEY.test(key)) return given;
  const partner = await partners.find(key).catch(() => undefined);
  if (partner === undefined) return undefined;
  if (partner === null || partner.stopped) return key;
  const isFramed = refusalOf(partner, { mode: 'frame', origin: undefined }) === null;
  if (isFramed && signer.open('frame', given) === key) return key;
  const origin = headers.origin ?? null;
  return refusalOf(partner, { mode: 'inline', origin }) === null ? key : undefined;
}

export const vouchFor =
  (visits: Visits, partners: Partners, signer: Signer): Vouch =>
  async (request) => {
    const visit = visits.of(request);
    const partner = await partnerOf(request, partners, signer);
    return {
      ...(visit === null ? {} : { [VISIT_HEADER]: visit }),
      ...(partner === undefined ? {} : { [PARTNER_HEADER]: partner }),
    };
  };
