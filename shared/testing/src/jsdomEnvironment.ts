import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickStyles } from './quickStyles';

/** jsdom with what browsers have and jsdom lacks: text codecs, WebCrypto, fetch and structuredClone. */
export default class JsdomWithWebCrypto extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const missing = {
      TextEncoder,
      TextDecoder,
      Uint8Array,
      ArrayBuffer,
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
    };
    Object.assign(this.global, missing);
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    // One rule at a time, as in production: jsdom parses a sheet of text anew for every component in it.
    Object.assign(this.global, { SC_DISABLE_SPEEDY: false });
    quickStyles(this.global);
  }
}
