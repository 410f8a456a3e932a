import { runs } from '@shared/testing/form';
import { assert, asyncProperty, boolean, constantFrom, nat, oneof, string } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { createVehicleData, type VehicleItem } from './vehicleData';

const data = createVehicleData({ today: () => '2026-08-01' });
let app: FastifyInstance;
let draining = false;

beforeEach(async () => {
  draining = false;
  app = await createApp({ data, isDraining: () => draining });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('/metrics counts requests by template', async () => {
  await get('/v2/vehicles/2003/makes');
  const { body } = await get('/metrics');
  expect(body).toMatch(
    /http_requests_total\{method="GET",route="[^"]+:[^"]+",status="2xx",app="vehicle-data"\} 1/,
  );
  expect(body).not.toContain('2003');
  expect((await get('/metrics', { origin: 'https://elsewhere.example' })).statusCode).toBe(404);
});

describe('lists (specification 7)', () => {
  test('years: 31 after July, newest first (section 5) [5-11]', async () => {
    const { years } = (await get('/v2/vehicles/years')).json<{ years: number[] }>();
    expect(years).toHaveLength(31);
    expect(years[0]).toBe(2027);
  });

  test.each(['/v2/vehicles/2003/makes/', '/v2/vehicles/2003/makes'])('makes at %s [7-54]', async (url) => {
    const { makes } = (await get(url)).json<{ makes: unknown[] }>();
    expect(makes).toContainEqual({ id: 'honda', name: 'Honda', logo_url: '/v2/logos/honda.svg' });
  });

  test('every make has its own logo, cacheable for a day, that runs nothing [R40]', async () => {
    const { makes } = (await get('/v2/vehicles/2020/makes')).json<{ makes: { logo_url: string }[] }>();
    expect(makes.length).toBeGreaterThan(30);
    const logos = await Promise.all(makes.map(({ logo_url: address }) => get(address)));
    expect(new Set(logos.map(({ body }) => body)).size).toBe(makes.length);
    for (const { statusCode, headers, body } of logos) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers['content-security-policy']).toBe("default-src 'none'");
      expect(body).toMatch(/^<svg [^]*<\/svg>$/);
    }
  });

  test.each(['ornithopter', '__proto__', '%3Csvg%3E'])('no make has the logo of %s [R40]', async (make) => {
    const answer = await get(`/v2/logos/${make}.svg`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { errors: [{ code: 'not_found' }] }]);
  });

  test('models of a make [7-55]', async () => {
    const { models } = (await get('/v2/vehicles/2003/makes/honda/models')).json<{ models: unknown[] }>();
    expect(models).toContainEqual({ id: 'accord', name: 'Accord' });
  });

  test('a trim includes its known VIN pattern (reading 33) [7-56, R33-5]', async () => {
    const { trims } = (await get('/v2/vehicles/2013/makes/ford/models/f-150/trims')).json<{
      trims: unknown[];
    }>();
    expect(trims).toContainEqual({
      id: 'raptor-svt',
      name: 'Raptor SVT',
      vin: '1FT**1R**D',
      body_class: 'Pickup',
    });
  });

  test.each([
    ['/v2/vehicles/1899/makes', 'makes'],
    ['/v2/vehicles/2003/makes/tatra/models', 'models'],
    ['/v2/vehicles/2003/makes/honda/models/ornithopter/trims', 'trims'],
    ['/v2/vehicles/2003/makes/__proto__/models', 'models'],
    ['/v2/vehicles?query=ornithopter', 'vehicles'],
    ['/v2/vehicles?query=abc', 'vehicles'],
    ['/v2/vehicles?vin=', 'vehicles'],
  ])('%s is an empty list for unknown ids (reading 38) [R38-3, R38-4]', async (url, name) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { [name]: [] }]);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('search', () => {
  test('by VIN: a valid one returns its car with the VIN itself, and is never cached [7-59]', async () => {
    const answer = await get('/v2/vehicles?vin=1hgcm82633a004352');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      vehicles: [
        {
          model: { year: 2003, name: 'Accord' },
          make: { name: 'Honda', logo: '/v2/logos/honda.svg' },
          trim: { name: 'EX-V6', vin: '1HGCM82633A004352', body_class: 'Coupe' },
        },
      ],
    });
  });

  test.each(['5YJ3E1EA7KF317000', '1FTFW1ET5DFC10312', '1HGCM82633A004353', 'TOO SHORT'])(
    'VIN %s has no valid check digit: an empty list',
    async (vin) => {
      expect((await get(`/v2/vehicles?vin=${encodeURIComponent(vin)}`)).json()).toEqual({ vehicles: [] });
    },
  );

  test('by text', async () => {
    const { vehicles } = (await get('/v2/vehicles?query=accord%202003')).json<{ vehicles: VehicleItem[] }>();
    expect(vehicles[0]).toMatchObject({
      model: { year: 2003, name: 'Accord' },
      make: { name: 'Honda', logo: '/v2/logos/honda.svg' },
    });
  });

  test('120 VINs per minute and address, then 429 with Retry-After; text search is not counted', async () => {
    // The clock stays within one minute, so a busy machine cannot spread the calls.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let at = 0; at < 120; at += 1) {
      expect((await get('/v2/vehicles?vin=1HGCM82633A004352')).statusCode).toBe(200);
      expect((await get('/v2/vehicles?query=accord')).statusCode).toBe(200);
    }
    const refused = await get('/v2/vehicles?vin=1HGCM82633A004352');
    clock.mockRestore();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });

  test('a forwarded address does not widen the limit unless its proxy is trusted', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 121; at += 1) {
      const answer = await get('/v2/vehicles?vin=1HGCM82633A004352', { 'x-forwarded-for': `10.0.0.${at}` });
      codes.push(answer.statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });
});

describe('malformed input is rejected with a coded 4xx [R37-2]', () => {
  test.each([
    ['/v2/vehicles/20x3/makes', 400, 'year_malformed'],
    ['/v2/vehicles/٢٠٠٣/makes', 400, 'year_malformed'],
    [`/v2/vehicles/2003/makes/${'x'.repeat(65)}/models`, 400, 'id_malformed'],
    ['/v2/vehicles/2003/makes/%00/models', 400, 'id_malformed'],
    ['/v2/vehicles/%zz/makes', 400, 'bad_request'],
    ['/v2/vehicles', 400, 'search_required'],
    ['/v2/vehicles?query=acc%00rd', 400, 'query_malformed'],
    ['/v2/vehicles?query=a&query=b', 400, 'query_malformed'],
    [`/v2/vehicles?query=${'x'.repeat(5000)}`, 400, 'query_malformed'],
    ['/v2/vehicles?query=%ED%A0%80abcd', 400, 'bad_request'],
    ['/v2/vehicles?vin=%00', 400, 'vin_malformed'],
    ['/v2/nothing', 404, 'not_found'],
  ])('%s', async (url, status, code) => {
    const answer = await get(encodeURI(url).replaceAll('%25', '%'));
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
      status,
      code,
    ]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'] as const)(
    '%s has no route, and gets the common error format (reading 37)',
    async (method) => {
      const answer = await app.inject({ method, url: '/v2/vehicles/years' });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'not_found', message: expect.any(String) }] });
    },
  );

  test("the message is in the caller's language and echoes nothing", async () => {
    const answer = await get('/v2/vehicles/20x3/makes', { 'accept-language': 'es-MX,es;q=0.9' });
    expect(answer.json()).toEqual({
      errors: [
        { code: 'year_malformed', message: 'El año del modelo tiene cuatro dígitos.', attribute: 'year' },
      ],
    });
  });

  test('random inputs: never 500 (reading 37) [R37-3]', async () => {
    const piece = oneof(
      string({ unit: 'binary', maxLength: 40 }),
      constantFrom('2003', 'honda', '%', '..', '__proto__'),
    );
    const shapes = [
      (a: string) => `/v2/vehicles/${a}/makes`,
      (a: string, b: string) => `/v2/vehicles/2003/makes/${a}/models/${b}/trims`,
      (a: string) => `/v2/vehicles?query=${a}`,
      (a: string, b: string) => `/v2/vehicles?vin=${a}&${b}`,
    ];
    const property = asyncProperty(nat(3), piece, piece, boolean(), async (shape, a, b, raw) => {
      const written = (text: string) =>
        raw ? text.replace(/[^\x21-\x7e]/g, '%FF') : encodeURIComponent(text);
      const answer = await get(shapes[shape]?.(written(a), written(b)) ?? '/');
      expect(answer.statusCode).toBeLessThan(500);
    });
    await assert(property, runs(500));
  });
});

describe('HTTP', () => {
  test('lists are cacheable for a day, carry an ETag, and return 304 for it', async () => {
    const first = await get('/v2/vehicles/2003/makes');
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect(first.headers['access-control-allow-origin']).toBe('*');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await get('/v2/vehicles/2003/makes', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('the HTTPS header is sent only if configured', async () => {
    expect((await get('/v2/vehicles/years')).headers['strict-transport-security']).toBeUndefined();
    const hsts = 'max-age=60; includeSubDomains';
    const promising = await createApp({ data, hsts });
    const { headers } = await promising.inject('/v2/vehicles/years');
    expect(headers['strict-transport-security']).toBe(hsts);
    await promising.close();
  });

  test('long responses are compressed', async () => {
    const answer = await get('/v2/vehicles/2020/makes', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('/ready returns 503 once told to stop, /health stays 200', async () => {
    expect((await get('/ready')).statusCode).toBe(200);
    draining = true;
    expect((await get('/ready')).statusCode).toBe(503);
    expect((await get('/health')).statusCode).toBe(200);
  });
});
