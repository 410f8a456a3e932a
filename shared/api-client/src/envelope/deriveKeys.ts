import { concat, utf8, type Bytes } from './bytes';
import { webMessageKey, type DirectionKeys, type MessageKey } from './messageKey';

/** The same key agreement for both suites; the associated data separates their messages. */
const AGREEMENT = 'qenc/1|P256-HKDF-SHA256-A256GCM';

/** The HKDF-Expand info of a direction. */
export const directionInfo = (direction: 'req' | 'res', kid: string): string =>
  [AGREEMENT, direction, kid].join('|');

interface KeyAgreement {
  privateKey: CryptoKey;
  peer: CryptoKey;
  /** Uncompressed points (65 bytes): always client first, then server, on both sides. */
  epk: Bytes;
  serverPub: Bytes;
  kid: string;
}

/**
 * PRK = HKDF-Extract(salt SHA-256(epk || serverPub), ECDH), then one HKDF-Expand per direction with info
 * `qenc/1|suite|req or res|kid` (security design, Payload encryption). Throws on an invalid point.
 */
export async function deriveKeys({
  privateKey,
  peer,
  epk,
  serverPub,
  kid,
}: KeyAgreement): Promise<DirectionKeys> {
  const { subtle } = crypto;
  const [shared, salt] = await Promise.all([
    subtle.deriveBits({ name: 'ECDH', public: peer }, privateKey, 256),
    subtle.digest('SHA-256', concat([epk, serverPub])),
  ]);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const expand = async (direction: 'req' | 'res'): Promise<MessageKey> =>
    webMessageKey(
      await subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(directionInfo(direction, kid)) },
        material,
        { name: 'AES-GCM', length: 256 },
        false,
        ['encrypt', 'decrypt'],
      ),
    );
  const [req, res] = await Promise.all([expand('req'), expand('res')]);
  return { req, res };
}

/** Imports a public point (65 bytes, uncompressed). Throws if it has another form or is not on the curve. */
export async function importPoint(point: Bytes): Promise<CryptoKey> {
  // Node's WebCrypto would also accept the hybrid form.
  if (point[0] !== 4) throw new TypeError('the point must be uncompressed');
  return crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, true, []);
}
