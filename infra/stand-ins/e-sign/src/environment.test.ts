import { readEnvironment } from './environment';

test('its settings: 22 above PORT_BASE, in the data folder, with a configurable public origin', () => {
  const { port, keyFile, origin } = readEnvironment({ PORT_BASE: '5200', DATA_DIR: '/data' });
  expect([port, keyFile, origin]).toEqual([5222, '/data/e-sign/api.key', 'http://localhost:5222']);
  expect(readEnvironment({ ESIGN_URL: 'https://sign.example' }).hosts).toContain('sign.example');
});
