import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import hotMiddleware from 'webpack-hot-middleware';
import type { Compiler } from 'webpack';
import { forward } from '@shared/kit';
import { GLOBAL, HOT_PATH } from './aloneConfig';

/** The page: `?path=` opens the remote elsewhere, `?language=es` in Spanish. */
const page = (vehicleDataBase: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A remote alone</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body><main id="here"></main><script src="/standalone.js"></script>
<script>
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  ${GLOBAL}.mount(document.getElementById('here'), { vehicleDataBase: '${vehicleDataBase}', ...asked });
</script></body></html>`;

export interface AlonePage {
  compiler: Compiler;
  folder: string;
  port: number;
  api: string;
  vehicleDataBase: string;
}

/** Serves the page, the build's files and its updates; the API answers under the same origin. */
export async function serveAlone({
  compiler,
  folder,
  port,
  api,
  vehicleDataBase,
}: AlonePage): Promise<Server> {
  const hot = hotMiddleware(compiler, { path: HOT_PATH, log: false });
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const html = () => response.writeHead(200, { 'content-type': 'text/html' }).end(page(vehicleDataBase));
    if (path === '/') return html();
    if (path.startsWith('/v2/') || path.startsWith('/.well-known/')) return forward(api, request, response);
    const send = () =>
      files(request, response, () => {
        response.writeHead(404).end();
      });
    return hot(request, response, send);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return server;
}
