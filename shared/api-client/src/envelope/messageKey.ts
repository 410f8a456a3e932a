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
  /** As `seal`, from text to hex, where the platform has a shorter way: an answer has thousands of bytes. */
  sealToHex?(parameters: MessageParameters, text: string): string;
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
