import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickStyles } from './quickStyles';

/** jsdom plus what browsers have and it lacks: text codecs, WebCrypto, fetch and structuredClone. */
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
    // Inserts rules one at a time, as in production, since jsdom reparses a text sheet for each component.
    Object.assign(this.global, { SC_DISABLE_SPEEDY: false });
    quickStyles(this.global);
  }
}
