import { databaseHosts } from './databaseUrl';

test.each([
  ['postgres://u:p@db/quotes', ['db'], ['postgres://u:p@db/quotes']],
  [
    'postgres://u:p%40w@a:5432,b:5433/quotes?target_session_attrs=read-write&sslmode=verify-full',
    ['a:5432', 'b:5433'],
    [
      'postgres://u:p%40w@a:5432/quotes?sslmode=verify-full',
      'postgres://u:p%40w@b:5433/quotes?sslmode=verify-full',
    ],
  ],
  ['postgresql://[::1]:5432,b/q', ['[::1]:5432', 'b'], ['postgresql://[::1]:5432/q', 'postgresql://b/q']],
  [
    'postgres://u@localhost/q?host=%2Frun%2Fa,/run/b&port=5432,5433',
    ['/run/a:5432', '/run/b:5433'],
    ['postgres://u@localhost:5432/q?host=%2Frun%2Fa', 'postgres://u@localhost:5433/q?host=%2Frun%2Fb'],
  ],
  ['postgres:///q?host=/run/a', ['/run/a'], ['postgres://localhost/q?host=%2Frun%2Fa']],
])('%s names %j, each with an address of its own', (address, names, urls) => {
  const hosts = databaseHosts(address);
  expect([hosts.map(({ name }) => name), hosts.map(({ url }) => url)]).toEqual([names, urls]);
});

test.each([
  ['postgres://u:hunter2@a,,b/q'],
  ['postgres://u:hunter2@a:70000/q'],
  ['postgres://u:hunter2@a:port/q'],
  ['postgres://u:hunt/er2@a/q'],
  ['postgres://u:hunter@2@a/q'],
  ['postgres://u:hunter2%zz@a/q'],
  ['postgres://u:hunter2@a/q#b'],
  ['mysql://u:hunter2@a/q'],
  ['postgres://u:hunter2@a/q?target_session_attrs=standby'],
  ['postgres://u:hunter2@a,b/q?host=c'],
  ['postgres://u:hunter2@/q?host=a,b&port=1,2,3'],
])('%s is refused in one sentence that does not repeat the password', (address) => {
  const refused = () => databaseHosts(address);
  expect(refused).toThrow(/^DATABASE_URL must [^\n]+$/);
  expect(refused).not.toThrow(/hunt/);
});
