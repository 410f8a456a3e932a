// Sends prepared requests from a separate process, so that client work does not use the API's core. Plain
// JavaScript, so that it starts without a loader.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and reads the full response: ms. Rejects on any error status. */
const send = (port, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const length = { 'content-length': Buffer.byteLength(body) };
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          if (answer.statusCode < 300) resolve(performance.now() - startedAt);
          else
            reject(new Error(`${method} answered ${answer.statusCode}: ${Buffer.concat(chunks).toString()}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });

async function inTurn(port, chain) {
  const took = [];
  for (const one of chain) took.push(await send(port, one));
  return took;
}

/** Every chain keeps one request in flight. Returns requests per second, and ms for each. */
async function run({ port, chains }) {
  process.send({ started: true });
  const start = performance.now();
  const took = (await Promise.all(chains.map((chain) => inTurn(port, chain)))).flat();
  return { perSecond: (took.length / (performance.now() - start)) * 1000, took };
}

process.on('message', (message) => {
  run(message).then(
    (answer) => process.send(answer),
    (error) => process.send({ failure: String(error) }),
  );
});
