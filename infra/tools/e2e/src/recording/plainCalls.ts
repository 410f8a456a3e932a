import type { BrowserContext } from 'playwright-core';

/** One sealed call in plain text, as the page's own client sent it and read its answer. */
export interface PlainCall {
  method: string;
  path: string;
  status: number;
  body?: unknown;
  answer: unknown;
}

/** Runs in the page before its scripts: notes what is sealed and opened, and which call each belongs to. */
const HOOK = `(() => {
  const hex = (bytes) => [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, '0')).join('');
  const text = (bytes) => new TextDecoder().decode(bytes);
  const sealed = new Map();
  const asked = new Map();
  const { encrypt, decrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.encrypt = async function (...args) {
    const made = await encrypt.apply(this, args);
    sealed.set(hex(made), text(args[2]));
    return made;
  };
  SubtleCrypto.prototype.decrypt = async function (...args) {
    const opened = await decrypt.apply(this, args);
    const call = asked.get(hex(args[2]));
    if (call) await globalThis.noteCall(JSON.stringify({ ...call, answer: JSON.parse(text(opened)) }));
    return opened;
  };
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const response = await fetch(request);
    const { data } = await response.clone().json().catch(() => ({}));
    if (data) {
      const { pathname, search } = new URL(request.url);
      const body = sent === '' ? undefined : sealed.get(JSON.parse(sent).encryptedData);
      const plain = body === undefined ? {} : { body: JSON.parse(body) };
      asked.set(data, { method: request.method, path: pathname + search, status: response.status, ...plain });
    }
    return response;
  };
})()`;

/** Records every sealed call of the pages of a context, in order. Begin before the first page is loaded. */
export async function recordCalls(context: BrowserContext): Promise<PlainCall[]> {
  const calls: PlainCall[] = [];
  await context.exposeFunction('noteCall', (text: string) => {
    const call: PlainCall = JSON.parse(text);
    calls.push(call);
  });
  await context.addInitScript(HOOK);
  return calls;
}
