import { edgeFor, published } from './testing/edgeFor';

describe('/metrics', () => {
  it('counts pages by the pattern of their route, and has few patterns whatever is asked for', async () => {
    const { edge } = await edgeFor(published());
    for (const url of ['/rates/0f9db6cc/screen', '/rates/other/screen', '/what/ever', '/v2/a/b', '/v2/c/d/e'])
      await edge.inject(url);
    const { body } = await edge.inject('/metrics');
    const routes = [
      ...body.matchAll(/http_requests_total\{method="GET",route="([^"]+)",status="[25]xx".*\} (\d)/g),
    ];
    expect(routes.map(([, route, count]) => [route, count])).toEqual([
      ['/rates/:id/screen', '2'],
      ['/*', '1'],
      ['/v2/*', '2'],
    ]);
  });

  it("does not exist for a visitor, on the site or on a remote's origin", async () => {
    for (const app of ['shell', 'quote'] as const) {
      const { edge } = await edgeFor(published(), {}, app);
      const visit = { url: '/metrics', remoteAddress: '203.0.113.9' };
      expect((await edge.inject(visit)).statusCode).toBe(404);
      expect((await edge.inject('/metrics')).body).toContain(`app="${app === 'shell' ? 'site' : app}"`);
    }
  });
});
