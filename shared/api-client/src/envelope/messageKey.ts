import type { Bytes } from './bytes';

type Eventually<T> = T | Promise<T>;

/** What AES-256-GCM takes beside the text. */
export interface MessageParameters {
  iv: Bytes;
  additionalData: Bytes;
}

/**
 * The key of one direction, which seals and opens but cannot be taken out. The browser has it from WebCrypto, the API
 * from node:crypto; the format around it is one.
 */
export interface MessageKey {
  /** The ciphertext with its tag behind it. */
  seal(parameters: MessageParameters, plain: Bytes): Eventually<Bytes>;
  /** Throws where a byte of anything differs. */
  open(parameters: MessageParameters, sealed: Bytes): Eventually<Bytes>;
  /** The platform's own way to write hex, where it has one: an answer has thousands of bytes. */
  hex?(bytes: Bytes): string;
}

/** One key a direction. */
export interface DirectionKeys {
  req: MessageKey;
  res: MessageKey;
}

/** A key that WebCrypto keeps. */
export const webMessageKey = (key: CryptoKey): MessageKey => ({
  seal: async (parameters, plain) =>
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', ...parameters }, key, plain)),
  open: async (parameters, sealed) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', ...parameters }, key, sealed)),
});
