import { buildChat } from './app';
import { readEnvironment } from './environment';

const app = buildChat({ siteOrigin: 'https://site.test', hosts: ['localhost'] });
afterAll(() => app.close());

test('only one site may frame the widget; it contacts nobody, and its URLs contain only the language', async () => {
  const answer = await app.inject({ url: '/widget?language=es' });
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body).toContain('Este es un agente de demostración');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors https:\/\/site\.test$/);
  expect(policy).not.toContain('connect-src');
  expect((await app.inject({ url: '/widget?language=xx' })).body).toContain('<html lang="en">');
});

test('an unknown host name is rejected', async () => {
  expect((await app.inject({ url: '/widget', headers: { host: 'rebound.example' } })).statusCode).toBe(421);
});

test("its settings: 23 above PORT_BASE; the site's origin is configurable", () => {
  expect(readEnvironment({ PORT_BASE: '5200' })).toMatchObject({
    port: 5223,
    siteOrigin: 'http://localhost:5200',
  });
  expect(readEnvironment({ SITE_URL: 'https://site.example/' }).siteOrigin).toBe('https://site.example');
});
