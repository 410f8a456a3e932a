import { startOrSay } from '@infra/server';
import { cardSdk } from './card-sdk/src/server';
import { chat } from './chat/src/server';
import { eSign } from './e-sign/src/server';
import { mailBox } from './mail-box/src/server';
import { partner } from './partner/src/server';
import { paymentForm } from './payment-form/src/server';

const PROVIDERS = new Map(
  Object.entries({
    'card-sdk': cardSdk,
    'payment-form': paymentForm,
    'e-sign': eSign,
    chat,
    'mail-box': mailBox,
    partner,
  }),
);

/** Runs the named stand-ins, each on its own port, in this one process. */
await startOrSay(async () => {
  const serving = process.argv.slice(2).map((name) => {
    const provider = PROVIDERS.get(name);
    if (!provider) throw new Error(`${name} is none of ${[...PROVIDERS.keys()].join(', ')}`);
    return provider(process.env);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(
      signal,
      () => void Promise.all(serving.map(({ app }) => app.close())).then(() => process.exit(0)),
    );
  }
  // Loopback only, because the mailbox shows all mail to anyone who can reach it.
  await Promise.all(serving.map(({ app, port }) => app.listen({ port, host: '127.0.0.1' })));
});
