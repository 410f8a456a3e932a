import { createCipheriv, createECDH, createHash, hkdfSync } from 'node:crypto';
import type { EnvelopeVector, VectorKeys } from './runVectors';

type Unsealed = Omit<EnvelopeVector, 'authorization' | 'sealedBody' | 'sealedAnswer'>;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/**
 * The envelope a second time, written from the security design with node:crypto and none of the module's code: the
 * known answers come from here, so that a mistake in the module cannot confirm itself.
 */
export function referenceEnvelope(keys: VectorKeys, vector: Unsealed): EnvelopeVector {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(keys.client.d));
  const epk = ecdh.getPublicKey();
  const serverPub = Buffer.concat([Buffer.of(4), bytes(keys.server.x), bytes(keys.server.y)]);
  const salt = createHash('sha256').update(epk).update(serverPub).digest();
  const key = (direction: string): Buffer => {
    const info = `qenc/1|P256-HKDF-SHA256-A256GCM|${direction}|${keys.kid}`;
    return Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverPub), salt, info, 32));
  };
  const seal = (
    direction: string,
    part: string,
    iv: string,
    ivHex: string,
    status: string,
    plain: Buffer,
  ): Buffer => {
    const { method, path, ts, idempotencyKey, ifMatch } = vector;
    const fields = [
      method,
      path,
      keys.kid,
      epk.toString('base64url'),
      String(ts),
      iv,
      idempotencyKey,
      ifMatch,
    ];
    const aad = ['qenc/1', direction, part, ...fields, status].map((field) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(field));
      return Buffer.concat([length, Buffer.from(field)]);
    });
    const cipher = createCipheriv('aes-256-gcm', key(direction), Buffer.from(ivHex, 'hex'));
    cipher.setAAD(Buffer.concat(aad));
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const headerIv = Buffer.from(vector.keyIv, 'hex').toString('base64url');
  const sealedKey = seal('req', 'key', headerIv, vector.keyIv, '', Buffer.from(vector.quoteKey, 'hex'));
  const { bodyIv, text, answer } = vector;
  const sealedText = text === null ? null : seal('req', 'body', bodyIv, bodyIv, '', Buffer.from(text));
  const sealedAnswer = seal(
    'res',
    'body',
    answer.iv,
    answer.iv,
    String(answer.status),
    Buffer.from(answer.text),
  );
  return {
    ...vector,
    authorization:
      `QEnc kid=${keys.kid},epk=${epk.toString('base64url')},ts=${vector.ts},` +
      `iv=${headerIv},key=${sealedKey.toString('base64url')}`,
    sealedBody: sealedText && { encryptedData: sealedText.toString('hex'), ivString: bodyIv },
    sealedAnswer: { data: sealedAnswer.toString('hex'), ivString: answer.iv },
  };
}
