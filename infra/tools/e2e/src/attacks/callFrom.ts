import { request } from 'node:http';

/** A fetch from a given local address, because limits are per address; headers and bodies are text. */
export const callFrom =
  (localAddress: string): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', body, signal } = init ?? {};
      const headers = Object.fromEntries(new Headers(init?.headers));
      const call = request(
        input instanceof Request ? input.url : input,
        { method, headers, localAddress, family: 4 },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () => {
            const status = answer.statusCode ?? 0;
            const text = status === 204 ? null : Buffer.concat(parts).toString();
            const said = Object.entries(answer.headers).flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value] as [string, string]] : [],
            );
            resolve(new Response(text, { status, headers: said }));
          });
        },
      );
      call.once('error', reject);
      signal?.addEventListener('abort', () => call.destroy(new Error('given up')));
      call.end(typeof body === 'string' ? body : undefined);
    });
