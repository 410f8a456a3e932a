import Fastify from 'fastify';
import { chartsRoutes } from './chartsRoutes';

const app = Fastify();
chartsRoutes(app);
afterAll(() => app.close());

test('the page has no data, no inline code and a policy that allows only its own script and calls', async () => {
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(body.match(/<script.*?<\/script>/g)).toEqual(['<script defer src="/charts.js"></script>']);
});

test('its script is bundled for production', async () => {
  const { statusCode, headers, body } = await app.inject('/charts.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(body.includes('Show the charts')).toBe(true);
  expect(body.includes('react-dom-client.development')).toBe(false);
});
