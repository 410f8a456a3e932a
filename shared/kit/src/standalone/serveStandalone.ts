import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { forward } from './forward';
import type { Standalone } from '../build/buildStandalone';

/** A plain page, without React and without the shell, that contains one remote. Its buttons are the page's own. */
const page = (vehicleDataBase: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page of its own</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body><h1>A page of its own</h1><button id="take-away">Take away</button> <button id="mount">Mount</button>
<div id="here"></div>
<script type="module">
  import { mount } from '/standalone.js';
  const wished = new URLSearchParams(location.search);
  const options = { vehicleDataBase: '${vehicleDataBase}' };
  for (const name of ['path', 'language']) if (wished.has(name)) options[name] = wished.get(name);
  const put = () => mount(document.getElementById('here'), options);
  let takeAway = put();
  document.getElementById('take-away').addEventListener('click', () => takeAway());
  document.getElementById('mount').addEventListener('click', () => { takeAway = put(); });
</script></body></html>`;

export interface StandaloneSite {
  build: Standalone;
  port: number;
  /** The site whose API is used; the page reaches it through its own origin. */
  site: string;
  vehicleDataBase: string;
}

/** Serves a remote's self-contained build on a page of its own, with its pictures and font beside the script. */
export async function serveStandalone(options: StandaloneSite): Promise<Server> {
  const { build, port, site, vehicleDataBase } = options;
  const files = sirv(build.folder, { dev: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(vehicleDataBase));
    } else files(request, response, () => forward(site, request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return server;
}
