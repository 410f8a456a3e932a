import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYED_PARTS, type DeployedPart } from './deployedParts';
import {
  composeServices,
  containersIn,
  deploy,
  overlayObjects,
  systemdUnits,
  type Started,
} from './readManifests';

const containerfile = readFileSync(join(deploy, 'Containerfile'), 'utf8');
/** What the image itself sets. */
const ofImage = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

const partNamed = (name: string): DeployedPart => {
  const part = DEPLOYED_PARTS.find((one) => one.name === name);
  if (!part) throw new Error(`${name} is no part`);
  return part;
};

/** The variables with an example for each secret, as the part's start would read them. */
const filled = ({ variables }: Started, { settings }: DeployedPart) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value ?? settings[name]?.example]),
  );

const OF_NODE = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX']);
/** One file of variables serves every unit, so a unit may get some that it does not read. */
const isOneFileForAll = (kind: string) => kind !== 'compose';

const overlays = ['cnpg', 'managed'].map((name) => ({ name, objects: overlayObjects(name) }));
const kinds: { kind: string; started: Started[] }[] = [
  { kind: 'compose', started: composeServices() },
  { kind: 'systemd', started: systemdUnits() },
  ...overlays.flatMap(({ name, objects }) =>
    objects === null ? [] : [{ kind: `kubernetes, overlay ${name}`, started: containersIn(objects) }],
  ),
];
for (const { name, objects } of overlays)
  if (objects === null) test.skip(`kubernetes, overlay ${name}: kubectl is not installed`, () => undefined);

describe.each(kinds)('$kind', ({ kind, started }) => {
  it('starts every part', () => {
    expect(new Set(started.map(({ name }) => name))).toEqual(new Set(DEPLOYED_PARTS.map(({ name }) => name)));
  });

  it.each(started)('$name: its arguments are those of the code', ({ name, args }) => {
    expect(args).toEqual(partNamed(name).args);
  });

  it.each(started)('$name: its settings are accepted', (one) => {
    const part = partNamed(one.name);
    expect(() => part.read({ ...ofImage, ...filled(one, part) })).not.toThrow();
  });

  it.each(started)(
    '$name: it gets no secret that it does not read, and no misspelt variable',
    ({ name, variables }) => {
      const { settings } = partNamed(name);
      const all = new Set(DEPLOYED_PARTS.flatMap((part) => Object.keys(part.settings)));
      const unread = Object.entries(variables).filter(
        ([variable]) => !(variable in settings) && !OF_NODE.has(variable),
      );
      const wrong = unread.filter(
        ([variable, value]) => value === null || !isOneFileForAll(kind) || !all.has(variable),
      );
      expect(wrong.map(([variable]) => variable)).toEqual([]);
    },
  );

  it.each(started)('$name: its secrets come from a store of secrets', ({ name, variables }) => {
    const { settings } = partNamed(name);
    const written = Object.entries(variables).filter(
      ([variable, value]) => value !== null && settings[variable]?.isSecret,
    );
    expect(written).toEqual([]);
  });

  it.each(started)(
    '$name: an own user, a root that it cannot write, no capabilities',
    ({ isReadOnly, user }) => {
      expect(isReadOnly).toBe(true);
      expect(user).toBe(kind === 'systemd' ? 'milepost' : '10001:10001');
    },
  );

  it('what must be the same everywhere is', () => {
    const values = new Map<string, Set<string>>();
    for (const { name, variables } of started)
      for (const [variable, value] of Object.entries(variables))
        if (value !== null && partNamed(name).settings[variable]?.same === 'everywhere')
          values.set(variable, (values.get(variable) ?? new Set<string>()).add(value));
    expect([...values].filter(([, different]) => different.size > 1).map(([variable]) => variable)).toEqual(
      [],
    );
    expect(values.has('SITE_URL')).toBe(true);
  });
});

const servers = kinds
  .filter(({ kind }) => kind.startsWith('kubernetes'))
  .flatMap(({ started }) => started.filter(({ name }) => name !== 'migrate'));

(servers.length === 0 ? test.skip : test)(
  'Kubernetes asks each part on its port, and at paths that it has',
  () => {
    for (const { name, ports, probes } of servers) {
      const { port, args } = partNamed(name);
      expect(ports).toEqual([port]);
      const [entry = ''] = args;
      const sources = readdirSync(join(deploy, '../services', entry, 'src'), {
        recursive: true,
        encoding: 'utf8',
      })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(join(deploy, '../services', entry, 'src', file), 'utf8'));
      expect(probes).toContain('/ready');
      for (const probe of probes) expect(sources.some((text) => text.includes(`'${probe}'`))).toBe(true);
    }
  },
);

test('nginx knows each public part by the name that follows from SITE_URL, on its port', () => {
  const nginx = readFileSync(join(deploy, 'nginx/milepost.conf.template'), 'utf8');
  for (const name of ['quote', 'rates', 'bind', 'vehicle-data']) {
    expect(nginx).toContain(`server_name ${name}.\${SITE_HOST};`);
    expect(nginx).toContain(`server ${name}:${partNamed(name).port};`);
  }
  expect(nginx).toContain(`server site:${partNamed('site').port};`);
  expect(nginx).toContain(`server api-1:${partNamed('api').port}`);
});

const verify = spawnSync('systemd-analyze', ['--version']);
(verify.error ? test.skip : test)('systemd accepts the units', () => {
  const units = readdirSync(join(deploy, 'systemd'))
    .filter((file) => file.endsWith('.service'))
    .map((file) => join(deploy, 'systemd', file));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  // It also looks for the program, which another machine has elsewhere.
  const said = stderr.split('\n').filter((line) => line !== '' && !/is not executable/.test(line));
  expect([said, said.length === 0 ? 0 : status]).toEqual([[], 0]);
});
