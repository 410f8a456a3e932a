import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { forward } from '@shared/kit';
import { addLiveReload, LIVE_PATH, type SitePage } from './page';

export interface DevSite {
  server: Server;
  /** Reloads every open page; returns how many there are. */
  reload: () => number;
}

const passedOn = ['cookie', 'accept-language', 'user-agent'];

async function sendPage(
  target: string,
  change: (page: SitePage) => SitePage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const answer = await fetch(target + request.url, { headers, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const page = addLiveReload(change({ html: await answer.text(), policy }));
  // This machine has no certificate, so some browsers would not return a secure cookie.
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/; Secure/i, ''));
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(page.html);
}

/** A local site over another one: it changes the pages and proxies everything else unchanged. */
export async function serveSite(
  port: number,
  target: string,
  change: (page: SitePage) => SitePage,
): Promise<DevSite> {
  const listeners = new Set<ServerResponse>();
  const session = Date.now();
  let build = 0;
  const tell = (response: ServerResponse) => response.write(`data: ${session}.${build}\n\n`);
  const server = createServer((request, response) => {
    if (request.url === LIVE_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      tell(response);
    } else if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      sendPage(target, change, request, response).catch((error: unknown) =>
        response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
      );
    } else forward(target, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    server,
    reload() {
      build += 1;
      for (const response of listeners) tell(response);
      return listeners.size;
    },
  };
}
