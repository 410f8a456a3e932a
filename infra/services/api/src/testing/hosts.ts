import type { Host } from './testClient';

/** One site of several nodes: `pick` says which one answers the next call. */
export const spread = <T extends Host>(nodes: readonly [T, ...T[]], pick: () => number): Host => ({
  inject: (request) => (nodes[pick()] ?? nodes[0]).inject(request),
  clock: () => nodes[0].clock(),
});

/** The same host; `tell` gets every refusal of a shopper's call, without ids; an outage is none. */
export const tellRefusals = (host: Host, tell: (refusal: string) => void): Host => ({
  async inject(request) {
    const answer = await host.inject(request);
    if (answer.statusCode >= 400 && answer.statusCode !== 503) {
      const url = typeof request.url === 'string' ? request.url : '';
      const path = url.replaceAll(/[0-9a-f-]{36}/g, 'ID').split('?', 1)[0];
      const codes = answer.json<{ errors?: { code: string }[] }>().errors?.map(({ code }) => code);
      tell(`${request.method} ${path}: ${answer.statusCode} ${codes?.join()}`);
    }
    return answer;
  },
  clock: () => host.clock(),
});
