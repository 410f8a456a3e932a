import { placeOf } from './place';

const chat = (variables: NodeJS.ProcessEnv) =>
  placeOf(variables, { name: 'chat', offset: 23, url: 'CHAT_URL' });

test.each([
  ['PORT_BASE', 'many'],
  ['SITE_URL', 'localhost'],
  ['CHAT_URL', 'chat.example'],
  ['METRICS_TOKEN', 'short'],
])('rejects %s=%s by name', (name, value) => {
  expect(() => chat({ [name]: value })).toThrow(name);
});

test('its public origin is its own setting, else its port of this machine', () => {
  expect(chat({ CHAT_URL: 'https://chat.example/' })).toMatchObject({
    port: 3023,
    origin: 'https://chat.example',
  });
  expect(chat({ PORT_BASE: '5200' }).origin).toBe('http://localhost:5223');
});
