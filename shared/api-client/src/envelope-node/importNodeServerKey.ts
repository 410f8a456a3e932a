import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto';
import type { Bytes } from '../envelope/bytes';
import { directionInfo } from '../envelope/deriveKeys';
import type { DirectionKeys, MessageKey, MessageParameters } from '../envelope/messageKey';
import type { ServerKey } from '../envelope/serverKeys';

const TAG_BYTES = 16;

/** A view of the same bytes, without copying. */
const bytesOf = ({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): Bytes =>
  new Uint8Array(buffer, byteOffset, length);

/** GCM buffers nothing, so `final` adds only the tag. */
function seal(key: Buffer, { iv, additionalData }: MessageParameters, plain: string | Bytes) {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(additionalData);
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final();
  return { sealed, tag: cipher.getAuthTag() };
}

const messageKey = (key: Buffer): MessageKey => ({
  sealToHex(parameters, text) {
    const { sealed, tag } = seal(key, parameters, text);
    return sealed.toString('hex') + tag.toString('hex');
  },
  seal(parameters, plain) {
    const { sealed, tag } = seal(key, parameters, plain);
    return bytesOf(Buffer.concat([sealed, tag]));
  },
  open({ iv, additionalData }, sealed) {
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(additionalData)
      .setAuthTag(sealed.subarray(end));
    const plain = decipher.update(sealed.subarray(0, end));
    // Throws if the tag differs, before any plaintext is returned.
    decipher.final();
    return bytesOf(plain);
  },
});

/**
 * Imports a stored private JWK on node:crypto, since WebCrypto sends every operation to a thread, which costs more than
 * the few kilobytes of a quote do. The envelope format is unchanged and passes the same known answers. Throws if the
 * JWK is not P-256.
 */
export function importNodeServerKey(kid: string, { crv, d = '' }: JsonWebKey): ServerKey {
  if (crv !== 'P-256') throw new TypeError('the key must be P-256');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(d, 'base64url'));
  const serverPub = ecdh.getPublicKey();
  return {
    kid,
    agree(epk): DirectionKeys {
      // OpenSSL also accepts compressed and hybrid points; the envelope allows only uncompressed ones.
      if (epk.length !== 65 || epk[0] !== 4) throw new TypeError('the point must be uncompressed');
      const shared = ecdh.computeSecret(epk);
      const salt = createHash('sha256').update(epk).update(serverPub).digest();
      const expand = (direction: 'req' | 'res'): MessageKey =>
        messageKey(Buffer.from(hkdfSync('sha256', shared, salt, directionInfo(direction, kid), 32)));
      return { req: expand('req'), res: expand('res') };
    },
  };
}
