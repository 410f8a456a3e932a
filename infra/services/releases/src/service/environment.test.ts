import { readEnvironment } from './environment';

test.each([
  ['PORT_BASE', 'many'],
  ['HOST', 'nowhere'],
  ['LOG_LEVEL', 'loud'],
  ['SITE_URL', 'site.example'],
  ['API_ORIGIN', 'localhost'],
])('rejects %s=%s by name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be`);
});
