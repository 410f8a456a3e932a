import type { Bytes } from './bytes';

type Eventually<T> = T | Promise<T>;

/** Parameters of AES-256-GCM besides the text. */
export interface MessageParameters {
  iv: Bytes;
  additionalData: Bytes;
}

/** A non-extractable key of one direction. Browsers use WebCrypto and the API node:crypto, with the same format. */
export interface MessageKey {
  /** Ciphertext followed by its tag. */
  seal(parameters: MessageParameters, plain: Bytes): Eventually<Bytes>;
  /** Throws if any byte differs. */
  open(parameters: MessageParameters, sealed: Bytes): Eventually<Bytes>;
  /** Like `seal` from text to hex, if the platform has a faster way, since responses are thousands of bytes. */
  sealToHex?(parameters: MessageParameters, text: string): string;
}

/** One key per direction. */
export interface DirectionKeys {
  req: MessageKey;
  res: MessageKey;
}

/** Wraps a WebCrypto key. */
export const webMessageKey = (key: CryptoKey): MessageKey => ({
  seal: async (parameters, plain) =>
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', ...parameters }, key, plain)),
  open: async (parameters, sealed) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', ...parameters }, key, sealed)),
});
