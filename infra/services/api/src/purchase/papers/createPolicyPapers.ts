import { type Kysely, sql } from 'kysely';
import { DOCUMENT_TYPES, paths, type Rate } from '@shared/domain';
import type { Clock } from '../../clock';
import type { Vault } from '../../crypto/vault';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { PolicyFacts } from '../../documents/policyFacts';
import { PAPER_TEXTS } from '../../documents/locales/paperTexts';
import { quoteAnswer, todayFor } from '../../quotes/response';
import type { OpenPurchase } from '../purchase';
import type { SigningProvider } from '../providers/signingProvider';
import { holderName, holderOf } from '../holder';
import { documentUrl } from './documentUrl';
import { newPolicyDocument, type PolicyDocumentStore, sha256Of } from './policyDocumentStore';
import type { PolicyPapers } from './policyPapers';

/** Seven digits that do not begin with 0. */
const LOWEST = 1_000_000;
const COUNT = 9_000_000;
const HALF_BITS = 12;
const HALF = 2 ** HALF_BITS;
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A keyed digest in base64url. */
type Digest = (text: string) => string;

function shuffle(value: number, digest: Digest): number {
  const start = { left: Math.floor(value / HALF), right: value % HALF };
  const { left, right } = ROUNDS.reduce((half, round) => {
    const bits = Buffer.from(digest(`${round} ${half.right}`), 'base64url').readUInt16BE(0) % HALF;
    return { left: half.right, right: half.left ^ bits };
  }, start);
  return left * HALF + right;
}

/**
 * The nth serial of a policy number: unique for 9 million policies, and unpredictable without the key, which also
 * hides how many there are. A keyed permutation (Feistel network), repeated until the result is in range.
 */
export function policySerial(nth: number, digest: Digest): string {
  if (!Number.isInteger(nth) || nth < 0 || nth >= COUNT) throw new Error('policy numbers are used up');
  let serial = shuffle(nth, digest);
  while (serial >= COUNT) serial = shuffle(serial, digest);
  return String(LOWEST + serial);
}

interface Deps {
  database: Kysely<DatabaseSchema>;
  vault: Pick<Vault, 'digest'>;
  documents: PolicyDocumentStore;
  signing: SigningProvider;
  clock: Clock;
  company: PolicyFacts['company'];
  siteUrl: string;
}

async function nextPolicyNumber({ database, vault }: Deps, rate: Rate): Promise<string> {
  const { rows } = await sql<{ next: string | number }>`select nextval('policy_numbers') as next`.execute(
    database,
  );
  const serial = policySerial(Number(rows[0]?.next), (text) => vault.digest('policy-number', text));
  return `${rate.carrier_id}-${rate.carrier_product_state_code}-${serial}`;
}

function factsOf(
  { clock, company }: Deps,
  { quote, purchase }: OpenPurchase,
  policyNumber: string,
): PolicyFacts {
  const { rate, option, language } = purchase.order;
  const answer = quoteAnswer(quote, clock(), language);
  return { quote: answer, rate, option, policyNumber, language, issuedOn: todayFor(quote, clock()), company };
}

const packetOf = async ({ documents }: Deps, { quote, purchase }: OpenPurchase) => {
  const kept = await documents.ofPurchase(quote, purchase.id);
  const papers = DOCUMENT_TYPES.flatMap((wanted) => kept.filter(({ type }) => type === wanted));
  const packet = papers.find(({ type }) => type === 'esign_packet');
  if (!packet) throw new Error('a policy without papers');
  return { papers, packet };
};

async function draw(deps: Deps, open: OpenPurchase, policyNumber: string) {
  // Imported here because only a purchase needs it, and pdfkit would slow down every start.
  const { renderPapers } = await import('../../documents/renderPapers');
  const { idCards, decPage, packet } = await renderPapers(factsOf(deps, open, policyNumber));
  const drawn = [
    newPolicyDocument('id_cards', idCards),
    newPolicyDocument('dec_page', decPage),
    newPolicyDocument('esign_packet', packet),
  ];
  const owner = { quote: open.quote, purchaseId: open.purchase.id };
  return {
    keep: async (transaction: Parameters<PolicyDocumentStore['add']>[0]) => {
      for (const document of drawn) await deps.documents.add(transaction, owner, document);
    },
  };
}

async function envelope(deps: Deps, open: OpenPurchase) {
  const { quote, purchase } = open;
  const { packet } = await packetOf(deps, open);
  const title = PAPER_TEXTS[purchase.order.language].forms.application;
  return {
    key: purchase.id,
    reference: purchase.policy_number ?? '',
    language: purchase.order.language,
    signer: { name: holderName(quote), email: holderOf(quote)?.email ?? '' },
    documents: [{ id: packet.id, title, sha256: packet.sha256, content: packet.content }],
    returnUrl: `${deps.siteUrl}${paths.confirmation(quote.id)}`,
    embedOrigin: deps.siteUrl,
  };
}

async function fetchSigned(deps: Deps, open: OpenPurchase) {
  const { documents, signing } = deps;
  const { papers, packet } = await packetOf(deps, open);
  const { envelope_id: envelopeId, id } = open.purchase;
  if (envelopeId === null) throw new Error('signed without an envelope');
  const content = await signing.signedDocument(envelopeId, packet.id);
  const signed = { ...packet, content, sha256: sha256Of(content) };
  return {
    papers: papers.map((paper) => (paper.id === packet.id ? signed : paper)),
    documents: papers.map((paper) => ({ type: paper.type, url: documentUrl(deps.siteUrl, paper.id) })),
    keep: async (transaction: Parameters<PolicyDocumentStore['replace']>[0]) => {
      await documents.replace(transaction, open.quote, signed);
      await documents.release(transaction, id);
    },
  };
}

/** The papers of policies: rendered once, sent once, stored as signed. */
export const createPolicyPapers = (deps: Deps): PolicyPapers => ({
  nextPolicyNumber: (rate) => nextPolicyNumber(deps, rate),
  draw: (open, policyNumber) => draw(deps, open, policyNumber),
  envelope: (open) => envelope(deps, open),
  async areThese(open, sha256) {
    const { packet } = await packetOf(deps, open);
    return sha256[packet.id] === packet.sha256;
  },
  fetchSigned: (open) => fetchSigned(deps, open),
});
