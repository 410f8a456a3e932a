import type { FastifyInstance } from 'fastify';

/** The signer of an envelope, like a browser without scripts: it sends forms and follows redirects. */
export function createSigner(app: () => FastifyInstance, signingUrl: string) {
  const path = new URL(signingUrl).pathname;
  const post = (rest: string, fields: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: `${path}${rest}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const signer = {
    page: (rest = '') => app().inject({ url: `${path}${rest}` }),
    consent: () => post('/consent', { agree: 'yes' }),
    continueUnchecked: () => post('/consent'),
    read: (id: string) => signer.page(`/documents/${id}`),
    sign: (id: string, name: string) => post(`/documents/${id}/sign`, { name }),
    /** The page after a form's redirect. */
    async after(sent: ReturnType<typeof post>) {
      return app().inject({ url: String((await sent).headers.location) });
    },
    decline: () => post('/decline'),
    async signAll(name: string, ids: readonly string[]) {
      await signer.consent();
      for (const id of ids) {
        await signer.read(id);
        await signer.sign(id, name);
      }
    },
  };
  return signer;
}
