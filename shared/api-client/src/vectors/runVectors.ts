import {
  EnvelopeError,
  importServerKey,
  openRequest,
  openResponse,
  parseJwks,
  sealRequest,
  sealResponse,
  sessionOf,
  type Suite,
  type ClientSession,
  type ServerKey,
  type ServerPublicKey,
} from '../envelope';
import vectorFile from './vectors.json';

/** Private JWKs used only in these vectors. */
export interface VectorKeys {
  kid: string;
  client: { x: string; y: string; d: string };
  server: { x: string; y: string; d: string };
}

/** One exchange with fixed inputs and the expected bytes. */
export interface EnvelopeVector {
  name: string;
  suite: Suite;
  method: string;
  path: string;
  ts: number;
  quoteKey: string;
  idempotencyKey: string;
  ifMatch: string;
  text: string | null;
  /** Hex. */
  keyIv: string;
  bodyIv: string;
  authorization: string;
  sealedBody: { encryptedData: string; ivString: string } | null;
  answer: { status: number; text: string; iv: string };
  sealedAnswer: { data: string; ivString: string };
}

export interface VectorResult {
  name: string;
  ok: boolean;
  detail: string;
}

/** A vector that names no suite is `qenc/1`. */
export const VECTORS: { keys: VectorKeys; vectors: readonly EnvelopeVector[] } = {
  keys: vectorFile.keys,
  vectors: vectorFile.vectors.map((vector) => ({
    ...vector,
    suite: 'suite' in vector ? 'qenc/2' : 'qenc/1',
  })),
};

/** How the API's side imports its private key. */
type ImportKey = (kid: string, jwk: JsonWebKey) => ServerKey | Promise<ServerKey>;

interface Parties {
  session: ClientSession;
  server: ServerPublicKey;
  serverKey: ServerKey;
}

/**
 * Runs every known answer on this platform's WebCrypto, in a browser or Node; the API's side can use another
 * implementation. Never throws.
 */
export async function runVectors(
  file = VECTORS,
  importKey: ImportKey = importServerKey,
): Promise<VectorResult[]> {
  const parties = await partiesOf(file.keys, importKey);
  return Promise.all(
    file.vectors.map(async (vector) => {
      const detail = await differenceOf(vector, parties).catch(String);
      return { name: vector.name, ok: detail === '', detail };
    }),
  );
}

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function partiesOf({ kid, client, server }: VectorKeys, importKey: ImportKey): Promise<Parties> {
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const curve = { kty: 'EC', crv: 'P-256' };
  const { x, y } = client;
  const [privateKey, publicKey, serverKey, published] = await Promise.all([
    crypto.subtle.importKey('jwk', { ...curve, ...client }, algorithm, false, ['deriveBits']),
    crypto.subtle.importKey('jwk', { ...curve, x, y }, algorithm, true, []),
    importKey(kid, { ...curve, ...server }),
    parseJwks({ keys: [{ ...curve, kid, x: server.x, y: server.y }] }),
  ]);
  const first = published[0];
  if (!first) throw new EnvelopeError('enc_kid_unknown');
  return { session: await sessionOf({ privateKey, publicKey }), server: first, serverKey };
}

/** '' if everything matches, else the first difference. */
async function differenceOf(
  vector: EnvelopeVector,
  { session, server, serverKey }: Parties,
): Promise<string> {
  const { suite, method, path, ts, quoteKey, idempotencyKey, ifMatch, text, answer } = vector;
  const ivs = [vector.keyIv, vector.bodyIv].map(fromHex);
  const newIv = (): Uint8Array<ArrayBuffer> => ivs.shift() ?? new Uint8Array();
  const plain = { method, path, ts, quoteKey, idempotencyKey, ifMatch };
  const sealed = await sealRequest(text === null ? plain : { ...plain, text }, {
    session,
    server: { ...server, suite },
    newIv,
  });
  const opened = await openRequest(
    { ...plain, authorization: vector.authorization, body: vector.sealedBody },
    { now: ts, findKey: (kid) => Promise.resolve(kid === serverKey.kid ? serverKey : undefined) },
  );
  const sealedAnswer = await sealResponse(opened, answer.status, answer.text, fromHex(answer.iv));
  const openedAnswer = await openResponse(sealed, answer.status, vector.sealedAnswer);
  const pairs: [string, unknown, unknown][] = [
    ['authorization', sealed.authorization, vector.authorization],
    ['sealed body', sealed.body ?? null, vector.sealedBody],
    ['opened body', opened.text, text],
    ['opened quote key', opened.quoteKey, quoteKey],
    ['sealed answer', sealedAnswer, vector.sealedAnswer],
    ['opened answer', openedAnswer, answer.text],
  ];
  return pairs.find(([, is, should]) => JSON.stringify(is) !== JSON.stringify(should))?.[0] ?? '';
}
