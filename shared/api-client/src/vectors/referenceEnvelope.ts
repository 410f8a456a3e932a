import { createCipheriv, createECDH, createHash, hkdfSync } from 'node:crypto';
import type { EnvelopeVector, VectorKeys } from './runVectors';

type Unsealed = Omit<EnvelopeVector, 'authorization' | 'sealedBody' | 'sealedAnswer'>;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/**
 * A second implementation of the envelope, written from the security design with node:crypto and none of the module's
 * code, so a mistake in the module cannot confirm itself.
 */
export function referenceEnvelope(keys: VectorKeys, vector: Unsealed): EnvelopeVector {
  const { bodyIv, keyIv, text, answer } = vector;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(keys.client.d));
  const epk = ecdh.getPublicKey().toString('base64url');
  const headerIv = Buffer.from(keyIv, 'hex').toString('base64url');
  const seal = (direction: string, part: string, iv: string, status: string, plain: Buffer): Buffer => {
    const { method, path, ts, idempotencyKey, ifMatch } = vector;
    const fields = [method, path, keys.kid, epk, String(ts), iv, idempotencyKey, ifMatch];
    const rawIv = part === 'key' ? bytes(iv) : Buffer.from(iv, 'hex');
    const cipher = createCipheriv('aes-256-gcm', keyOf(keys, direction), rawIv);
    const bound = vector.suite === 'qenc/2' ? [headerIv] : [];
    cipher.setAAD(
      Buffer.concat([vector.suite, direction, part, ...fields, status, ...bound].map(lengthPrefixed)),
    );
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const key = seal('req', 'key', headerIv, '', Buffer.from(vector.quoteKey, 'hex')).toString('base64url');
  const body = text === null ? null : seal('req', 'body', bodyIv, '', Buffer.from(text));
  const sealedAnswer = seal('res', 'body', answer.iv, String(answer.status), Buffer.from(answer.text));
  return {
    ...vector,
    authorization: `QEnc ${vector.suite === 'qenc/2' ? 'v=2,' : ''}kid=${keys.kid},epk=${epk},ts=${vector.ts},iv=${headerIv},key=${key}`,
    sealedBody: body && { encryptedData: body.toString('hex'), ivString: bodyIv },
    sealedAnswer: { data: sealedAnswer.toString('hex'), ivString: answer.iv },
  };
}

function keyOf({ client, server, kid }: VectorKeys, direction: string): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(client.d));
  const serverPub = Buffer.concat([Buffer.of(4), bytes(server.x), bytes(server.y)]);
  const salt = createHash('sha256').update(ecdh.getPublicKey()).update(serverPub).digest();
  const info = `qenc/1|P256-HKDF-SHA256-A256GCM|${direction}|${kid}`;
  return Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverPub), salt, info, 32));
}

function lengthPrefixed(field: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(field));
  return Buffer.concat([length, Buffer.from(field)]);
}
