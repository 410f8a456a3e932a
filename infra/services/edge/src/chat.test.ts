import type { ReleaseFile } from '@infra/releases';
import { edgeFor, published } from './testing/edgeFor';

/** Releases whose shell allows a chat frame on each route separately. */
function withChat(example: ReleaseFile): ReleaseFile {
  // A deep copy, because the example versions share one frame object.
  const file: ReleaseFile = JSON.parse(JSON.stringify(example));
  for (const { app } of Object.values(file.versions)) {
    for (const frame of Object.values(app.frame ?? {})) {
      frame.withoutChat = { html: frame.html, patterns: ['/bind/:id/screen'] };
      frame.html = `<button>chat</button>${frame.html}`;
    }
  }
  return file;
}

async function page(url: string, change: Parameters<typeof edgeFor>[1] = {}, file = withChat) {
  const { edge } = await edgeFor(published(file), change);
  const { body, headers } = await edge.inject(url);
  const [, frames] = /frame-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
  const [, chatOrigin] = /"chatOrigin":("[^"]*"|null)/.exec(body) ?? [];
  return { button: body.includes('<button>chat</button>'), frames, chatOrigin };
}

const NONE = { button: false, frames: "'none'", chatOrigin: 'null' };

test("the chat's origin may be framed where a chat is allowed, and nowhere else [R23]", async () => {
  const chat = 'http://localhost:7023';
  expect(await page('/')).toEqual({ button: true, frames: chat, chatOrigin: `"${chat}"` });
  expect(await page('/bind/abc/screen')).toEqual(NONE);
});

test('the chat is configurable and can be turned off; a shell from before the chat has none', async () => {
  expect((await page('/', { chatOrigin: 'https://chat.example' })).frames).toBe('https://chat.example');
  expect(await page('/', { chatOrigin: null })).toEqual(NONE);
  expect(await page('/', {}, (file) => file)).toEqual(NONE);
});
