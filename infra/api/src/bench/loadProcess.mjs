// Sends requests that were made beforehand, from a process of its own: what a shopper's machine does must not cost the
// API's core. Plain JavaScript, so that it starts without a loader.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and reads the answer to its end; rejects on any status but 200. */
const send = (port, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else
            reject(new Error(`${method} answered ${answer.statusCode}: ${Buffer.concat(chunks).toString()}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });

async function inTurn(port, chain) {
  for (const one of chain) await send(port, one);
}

/** Every chain keeps one request under way. Answers requests a second. */
async function run({ port, chains }) {
  const start = performance.now();
  await Promise.all(chains.map((chain) => inTurn(port, chain)));
  const count = chains.reduce((sum, chain) => sum + chain.length, 0);
  return (count / (performance.now() - start)) * 1000;
}

process.on('message', (message) => {
  run(message).then(
    (perSecond) => process.send({ perSecond }),
    (error) => process.send({ failure: String(error) }),
  );
});
