import { APP_NAMES, type AppName, type Build } from '../model/release';
import { Refusal } from '../model/refusal';
import { INSPECTOR_HOURS, PREVIEW_HOURS } from '../preview/linkHours';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const count = { type: 'integer', minimum: 0, maximum: 16_000_000 };
const FILE = '^(?!build[.]json$)[\\w-][\\w.-]{0,150}[.](?!(br|gz|map)$)\\w{1,8}$';
const SOURCE = '^[0-9a-zA-Z]{6,64}$';
const fileName = { type: 'string', pattern: FILE };
const fileNames = { type: 'array', maxItems: 500, items: fileName };
const routes = { type: 'array', maxItems: 200, items: { type: 'string', pattern: '^/', maxLength: 200 } };

const record = (values: object, maxProperties = 500) => ({
  type: 'object',
  maxProperties,
  propertyNames: { maxLength: 200, not: { const: '__proto__' } },
  additionalProperties: values,
});
const shape = (properties: object, optional: string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const languages = (value: object) => shape({ en: value, es: value });

const html = text(500_000);
const patterned = shape({ html, patterns: routes });
const fragment = shape({ html, css: html });
const texts = record({ type: 'object' });
const frame = shape(
  {
    html,
    css: html,
    road: html,
    loading: html,
    title: text(300),
    description: text(1000),
    roadSpace: patterned,
    withoutChat: patterned,
    texts,
  },
  ['roadSpace', 'withoutChat', 'texts'],
);
const link = shape({ name: text(100), url: text(500) });
const agency = shape({ name: text(200), licenses: record(text(50)) });
const config = shape(
  {
    brand: text(100),
    phone: text(20),
    email: text(200),
    marketingUrl: text(500),
    addressLines: { type: 'array', items: text(200) },
    socialLinks: { type: 'array', items: link },
    agency,
  },
  // Builds before reading 62 name none.
  ['agency'],
);
const kilobytes = { type: 'number', minimum: 0, maximum: 1000 };
const budgets = shape({ all: record(kilobytes), first: kilobytes, step: kilobytes, embed: kilobytes }, [
  'all',
  'first',
  'step',
  'embed',
]);

const owner = { type: 'string', minLength: 1, maxLength: 100 };
const prefixes = {
  type: 'array',
  maxItems: 50,
  items: { type: 'string', pattern: '^/[^/]+(/[^/]+)*$', maxLength: 200 },
};

/** A build's description, as `src/build` writes it. */
export const buildSchema = shape(
  {
    app: { enum: APP_NAMES },
    source: { type: 'string', pattern: SOURCE },
    entry: fileName,
    container: text(100),
    initial: fileNames,
    screens: record(fileNames),
    texts: languages(shape({ initial: fileNames, screens: record(fileNames) })),
    embed: shape(
      {
        entry: fileName,
        initial: fileNames,
        loader: shape({ version: text(30), file: fileName }),
        inline: fileName,
        still: fileName,
      },
      ['loader', 'inline', 'still'],
    ),
    files: {
      ...record(
        shape({
          integrity: { type: 'string', pattern: '^sha384-[A-Za-z0-9+/]{64}$' },
          bytes: count,
          brotli: count,
        }),
      ),
      propertyNames: fileName,
    },
    routes,
    contractVersion: count,
    owner,
    packages: record(text(50), 50),
    budgets,
    fragment: languages(fragment),
    headings: languages(shape({ html: record(html), css: html })),
    frame: languages(frame),
    inline: { type: 'array', maxItems: 20, items: text(50_000) },
    config,
  },
  ['packages', 'screens', 'texts', 'embed', 'fragment', 'headings', 'frame', 'inline', 'config'],
);

const names = { type: 'array', maxItems: 5000, items: text(300) };
const shapes = record({ type: 'object' }, 2000);

/** A build's contract, as the kit writes it. The shapes in it are only compared. */
export const contractSchema = shape({
  part: text(100),
  owner: text(100),
  remoteModule: count,
  singletons: record(text(100)),
  host: names,
  sends: shapes,
  listens: shapes,
  forwards: { type: 'boolean' },
  routes: names,
  links: names,
  calls: record(
    shape(
      { body: { type: 'object' }, query: names, answer: { type: 'object' }, optional: { type: 'boolean' } },
      ['body', 'optional'],
    ),
  ),
  texts: shape({ offers: names, missing: names }),
  types: shapes,
});

/** What publishing a build would be decided on, without its files. */
export const checkSchema = shape({ build: buildSchema, contract: contractSchema });

export interface BuildPlace {
  part: AppName;
  source: string;
}

const place = { part: { enum: APP_NAMES }, source: { type: 'string', pattern: SOURCE } };
export const placeSchema = shape(place);
export const filePlaceSchema = shape({ ...place, name: fileName });

const why = { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' };
const release = { type: 'string', maxLength: 130 };
const seq = { type: 'integer', minimum: 0 };
const hours = (most: number) => ({ type: 'number', exclusiveMinimum: 0, maximum: most });
const short = (maxItems: number) => ({ type: 'array', maxItems, items: text(100) });
const finding = shape({ part: { enum: APP_NAMES }, screen: text(100), found: text(1000) });
const act = (what: string, values: object = {}, optional: string[] = []) =>
  shape({ what: { const: what }, ...values, why }, optional);

/** One act, by its name. */
export const actSchema = {
  type: 'object',
  required: ['what'],
  discriminator: { propertyName: 'what' },
  oneOf: [
    act('publish', place),
    act('promote', { release, seq }, ['seq']),
    act('revoke', { release, seq }, ['seq']),
    act('canary', { release, share: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, seq }, [
      'seq',
    ]),
    act('preview', { release, hours: hours(PREVIEW_HOURS.most) }, ['hours']),
    act('inspect', { hours: hours(INSPECTOR_HOURS.most) }, ['hours']),
    act('note-walk', {
      release,
      screens: short(50),
      findings: { type: 'array', maxItems: 100, items: finding },
    }),
    act('set-part', { part: { enum: APP_NAMES }, owner, budgets, routes: prefixes }, [
      'owner',
      'budgets',
      'routes',
    ]),
    act('sweep', { dryRun: { type: 'boolean' } }, ['dryRun']),
    act('rollback', { part: { enum: APP_NAMES }, from: release, seq }, ['part', 'from', 'seq']),
    act('end-canary', { part: { enum: APP_NAMES }, seq }, ['part', 'seq']),
    ...['freeze', 'unfreeze', 'demand-walks', 'waive-walks'].map((what) => act(what)),
  ],
};

/** Rejects a description that contradicts itself or its address. @throws Refusal */
export function demandConsistent(build: Build, { part, source }: BuildPlace): void {
  const refuse = (attribute: string, message: string): never => {
    throw new Refusal(422, 'bad_build', message, { attribute, owner: build.owner });
  };
  if (build.app !== part) refuse('app', `The description is of ${build.app}, not of ${part}`);
  if (build.source !== source) refuse('source', `The description is of ${build.source}, not of ${source}`);
  if (build.container !== `${part}_${source}`) refuse('container', `The container must be ${part}_${source}`);
  if (part === 'shell' && build.routes.length > 0) refuse('routes', 'The shell publishes no routes');
  const ofShell = (['frame', 'inline', 'config'] as const).filter((name) => build[name] !== undefined);
  if (part !== 'shell' && ofShell[0]) refuse(ofShell[0], `Only the shell has ${ofShell.join(', ')}`);
  const views = [build, ...Object.values(build.texts ?? {})];
  const named = [
    build.entry,
    ...views.flatMap(({ initial, screens }) => [...initial, ...Object.values(screens ?? {}).flat()]),
  ];
  const unknown = named.find((name) => !Object.hasOwn(build.files, name));
  if (unknown !== undefined) refuse('files', `The description names ${unknown}, which is not in its files`);
}
