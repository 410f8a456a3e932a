import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections to the API, as many as the real edge's. */
const CONNECTIONS = 128;

export interface NakedEdge {
  port: number;
  close: () => void;
}

/** The control: an edge without defenses, which forwards a body while it arrives and waits for slow clients. */
export async function startUndefendedEdge(sitePort: number, apiPort: number): Promise<NakedEdge> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const isCall = /^\/(v2|\.well-known)\//.test(path);
    const to = isCall ? { port: apiPort, agent } : { port: sitePort };
    const call = request({ host: '127.0.0.1', path, method, headers, ...to }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
