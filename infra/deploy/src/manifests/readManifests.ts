import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const deploy = resolve(import.meta.dirname, '../..');

/** A process as a manifest starts it. */
export interface Started {
  name: string;
  args: readonly string[];
  /** Ports that the manifest names for it. */
  ports: readonly number[];
  /** Paths that are asked whether it is ready or alive. */
  probes: readonly string[];
  /** Its settings; a secret is there by name only, as null. */
  variables: Readonly<Record<string, string | null>>;
  isReadOnly: boolean;
  user: string;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value at a path, an empty object where there is none. */
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (from, key) => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined),
    value,
  );
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, one]) => [name, String(one)]));

const FILE = /_FILE$/;
/** `NAME_FILE` gives the secret NAME. */
const withoutFiles = (variables: Record<string, string>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, text]) =>
      FILE.test(name) ? [name.replace(FILE, ''), null] : [name, text],
    ),
  );

/** `NAME=value` lines, without comments. */
const linesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

/** The services of compose.yaml that run our image, with the values of example.env. */
export function composeServices(): Started[] {
  const values = linesIn(read('compose/example.env'));
  const text = read('compose/compose.yaml').replaceAll(
    /\$\{([A-Z_0-9]+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, kind: string | undefined, rest = '') =>
      values[name] ?? (kind === '-' ? String(rest) : ''),
  );
  const services: unknown = at(parse(text, { merge: true }), 'services');
  return Object.entries(isObject(services) ? services : {})
    .filter(([, service]) => at(service, 'image') === values['IMAGE'])
    .map(([name, service]) => ({
      name: name.replace(/-\d$/, ''),
      args: texts(at(service, 'command')),
      ports: [],
      probes: [],
      variables: withoutFiles(textsIn(at(service, 'environment'))),
      isReadOnly: at(service, 'read_only') === true && texts(at(service, 'cap_drop')).includes('ALL'),
      user: String(at(service, 'user')),
    }));
}

/** The unit files, each once for every instance. */
export function systemdUnits(): Started[] {
  const shared = linesIn(read('systemd/site.env.example'));
  return readdirSync(join(deploy, 'systemd'))
    .filter((file) => file.endsWith('.service'))
    .flatMap((file) => {
      const name = file.replace(/^milepost-|\.service$/g, '').replace('@', '');
      const instances = name === 'part' ? ['quote', 'rates', 'bind'] : ['3000'];
      return instances.map((instance) => {
        const text = read(`systemd/${file}`).replaceAll('%i', instance);
        const given = [...text.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) =>
          line.replaceAll(' ', '\n'),
        );
        return {
          name: name === 'part' ? instance : name,
          args: (/start\.mjs (.*)$/m.exec(text)?.[1] ?? '').split(' '),
          ports: [],
          probes: [],
          variables: withoutFiles({
            ...(text.includes('EnvironmentFile=') ? shared : {}),
            ...linesIn(given.join('\n')),
          }),
          isReadOnly: text.includes('ProtectSystem=strict') && /^CapabilityBoundingSet=$/m.test(text),
          user: /^User=(.*)$/m.exec(text)?.[1] ?? '',
        };
      });
    });
}

/** Everything that an overlay gives to a cluster; null where kubectl is not installed. */
export function overlayObjects(overlay: string): Json[] | null {
  const kubectl = spawnSync('kubectl', ['kustomize', join(deploy, 'kubernetes/overlays', overlay)], {
    encoding: 'utf8',
  });
  if (kubectl.error) return null;
  if (kubectl.status !== 0) throw new Error(kubectl.stderr);
  return parseAllDocuments(kubectl.stdout)
    .map((document): unknown => document.toJS())
    .filter(isObject);
}

const variablesOf = (container: unknown, all: readonly Json[]): Record<string, string | null> => {
  const secrets = parseAllDocuments(read('kubernetes/secrets.example.yaml')).map((one): unknown =>
    one.toJS(),
  );
  const named = (from: readonly unknown[], name: unknown) =>
    from.find((one) => at(one, 'metadata', 'name') === name);
  const sources = objects(at(container, 'envFrom')).map((source) => {
    const map = at(source, 'configMapRef', 'name');
    if (map !== undefined) return textsIn(at(named(all, map), 'data'));
    const keys = Object.keys(textsIn(at(named(secrets, at(source, 'secretRef', 'name')), 'stringData')));
    return Object.fromEntries(keys.map((name) => [name, null]));
  });
  const own = objects(at(container, 'env')).map(({ name, value }) => [String(name), String(value)]);
  return Object.assign({}, ...sources, Object.fromEntries(own));
};

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];

/** The containers of an overlay. */
export function containersIn(all: readonly Json[]): Started[] {
  return all.flatMap((one) => {
    const pod = at(one, 'spec', 'template', 'spec');
    return objects(at(pod, 'containers')).map((container) => ({
      name: String(at(one, 'metadata', 'name')),
      args: texts(at(container, 'args')),
      ports: objects(at(container, 'ports')).map(({ containerPort }) => Number(containerPort)),
      probes: PROBES.map((probe) => at(container, probe, 'httpGet', 'path')).filter(
        (path) => typeof path === 'string',
      ),
      variables: variablesOf(container, all),
      isReadOnly:
        at(container, 'securityContext', 'readOnlyRootFilesystem') === true &&
        texts(at(container, 'securityContext', 'capabilities', 'drop')).includes('ALL') &&
        at(pod, 'securityContext', 'runAsNonRoot') === true,
      user: `${String(at(pod, 'securityContext', 'runAsUser'))}:${String(at(pod, 'securityContext', 'runAsGroup'))}`,
    }));
  });
}
