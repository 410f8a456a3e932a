import { Constants, UNKNOWN_PART } from './constants';
import type { Call, Contract, Shape } from './contract';
import { crossingsIn, fieldOf, type Crossing } from './crossings';
import { startCompiler, type Code, type Compiler, type Sources } from './openCode';
import { reachedFiles } from './reachedFiles';
import { joined, Shapes } from './shapeOf';
import { textsIn } from './textsIn';
import type { Node } from './typescriptApi';

interface Tools {
  code: Code;
  constants: Constants;
  shapes: Shapes;
}

/** The declared payload of every event. */
function eventTypes({ code, shapes }: Tools): Record<string, Shape> {
  const { checker } = code;
  const file = code.named('event-bus/src/events.ts');
  const symbol = checker.getSymbolAtLocation(file);
  const events = symbol && checker.getMemberInModuleExports(symbol, 'BusEvents');
  if (!events) throw new Error('shared/event-bus declares no BusEvents');
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(events));
  const types = checker.getTypeOfSymbol(properties);
  return Object.fromEntries(
    properties.map(({ name }, index) => [name, types[index] ? shapes.ofType(types[index]) : {}]),
  );
}

/** The event names that an argument may hold. */
function namesIn({ code }: Tools, node: Node | undefined): string[] {
  const type = node && code.checker.getTypeAtLocation(node);
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  return types.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []));
}

function eventsOf(tools: Tools, crossings: Crossing[]) {
  const declared = eventTypes(tools);
  const sent: Record<string, Shape[]> = {};
  const heard = new Set<string>();
  for (const { of, member, call } of crossings) {
    const [name, payload] = call?.arguments ?? [];
    if (of !== 'Bus' || !name) continue;
    const names = namesIn(tools, name).filter((one) => declared[one]);
    if (member === 'on' || member === 'last') for (const one of names) heard.add(one);
    if (member !== 'emit' || !payload) continue;
    const [only] = names;
    // A payload for several events has no type of its own for each of them.
    for (const one of names)
      (sent[one] ??= []).push(
        names.length === 1 && only ? tools.shapes.ofExpression(payload) : (declared[one] ?? {}),
      );
  }
  const sends = Object.entries(sent).map(([name, payloads]) => [name, joined(payloads)] as const);
  const listens = [...heard].map((name) => [name, declared[name] ?? {}] as const);
  return { sends: sorted(sends), listens: sorted(listens) };
}

const sorted = <T>(entries: (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** `/v2/quotes/{}/rates` for a path as written in the code; a part that is no whole segment begins the query. */
function pathOf(text: string): string {
  const parts = (text.split('?')[0] ?? '').split('/');
  return parts.map((part) => (part === UNKNOWN_PART ? part : part.replaceAll(UNKNOWN_PART, ''))).join('/');
}

/** Names that a request puts into its query: in its path, with `set`, or as an object of names. */
function queryIn(text: string): string[] {
  const single = [...text.matchAll(/[?&`](\w+)=\$\{|\.set\('(\w+)'/g)].map(
    ([, inPath, set]) => inPath ?? set ?? '',
  );
  const objects = [...text.matchAll(/new URLSearchParams\(\{([^}]*)\}/g)].flatMap(([, fields = '']) =>
    fields.split(','),
  );
  return [...new Set([...single, ...objects.map((field) => (field.split(':')[0] ?? '').trim())])].toSorted();
}

function callOf({ code, constants, shapes }: Tools, { member, call, file }: Crossing): [string, Call] | null {
  const isSealed = member === 'callSealed';
  if (!call || (!isSealed && member !== 'callPlain')) return null;
  const [first, second] = call.arguments;
  const given = constants.objectAt(first);
  const written = (node: Node | null | undefined): string => {
    const value = node ? constants.valueOf(node) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const path = pathOf(written(isSealed ? fieldOf(given, 'path') : second));
  const method = isSealed ? written(fieldOf(given, 'method')) : 'GET';
  if (path === '' || method === '')
    throw new Error(`${file.fileName}: a call must write out its method and path`);
  const promised = code.checker.getTypeAtLocation(call);
  const [answer] = promised?.isTypeReference() ? code.checker.getTypeArguments(promised) : [];
  const body = fieldOf(given, 'body');
  const host = !isSealed && written(first) === 'vehicleData' ? 'cars ' : '';
  return [
    `${host}${method} ${path}`,
    {
      ...(body ? { body: shapes.ofExpression(body) } : {}),
      query: queryIn(file.text),
      answer: answer ? shapes.ofType(answer) : {},
      ...(fieldOf(given, 'optional') ? { optional: true } : {}),
    },
  ];
}

/** Members of the bus and the transport that a remote needs, or that the shell passes. */
function hostOf({ code }: Tools, crossings: Crossing[], isShell: boolean): string[] {
  if (!isShell)
    return [
      ...new Set(
        crossings
          .filter(({ of, isOptional }) => /^[A-Z]/.test(of) && !isOptional)
          .map(({ of, member }) => `${of}.${member}`),
      ),
    ];
  const { checker } = code;
  return (['Bus', 'Transport'] as const).flatMap((name) => {
    const file = code.named(
      name === 'Bus' ? 'event-bus/src/bus.ts' : 'api-client/src/transport/transport.ts',
    );
    const module = checker.getSymbolAtLocation(file);
    const type = module && checker.getMemberInModuleExports(module, name);
    const members = type ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(type)) : [];
    return members.map((member) => `${name}.${member.name}`);
  });
}

/** The routes behind the names of paths. */
function linksOf(tools: Tools, crossings: Crossing[]): string[] {
  const names = new Set(crossings.filter(({ of }) => of === 'paths').map(({ member }) => member));
  return siteRoutes(tools)
    .filter(({ name }) => names.has(name))
    .map(({ pattern }) => pattern)
    .toSorted();
}

/** A constant of the module of all routes. */
function inRoutes({ code, constants }: Tools, name: string): unknown {
  const module = code.checker.getSymbolAtLocation(code.named('domain/src/paths/routes.ts'));
  return constants.ofSymbol(module && code.checker.getMemberInModuleExports(module, name));
}

/** Every route of the site: its name, its pattern and the short form that leads to it. */
function siteRoutes(tools: Tools): { name: string; pattern: string; short: string | undefined }[] {
  const short = Object(inRoutes(tools, 'SHORT_FORMS'));
  return Object.entries(Object(inRoutes(tools, 'ROUTES'))).map(([name, row]) => ({
    name,
    pattern: String(Object(row).pattern),
    short: short[name],
  }));
}

function numberIn({ code, constants }: Tools, ending: string, name: string): number {
  const module = code.checker.getSymbolAtLocation(code.named(ending));
  return Number(constants.ofSymbol(module && code.checker.getMemberInModuleExports(module, name)));
}

const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** A part's routes: those of its screens' rows and the others, or a written list of all. */
function routesIn(tools: Tools): string[] {
  const { code, constants } = tools;
  const module = code.checker.getSymbolAtLocation(code.named('/src/routes.ts'));
  const exported = (name: string) =>
    constants.ofSymbol(module && code.checker.getMemberInModuleExports(module, name));
  const steps = exported('STEPS');
  if (steps === undefined) return texts(exported('routes'));
  const rows = new Map(siteRoutes(tools).map((row) => [row.name, row]));
  const ours = Object.values(Object(steps)).flatMap((row) =>
    texts(Object(row).at).flatMap((name) => rows.get(name) ?? []),
  );
  return [
    ...ours.map(({ pattern }) => pattern),
    ...ours.flatMap(({ short }) => short ?? []),
    ...texts(exported('OTHER_ROUTES')),
  ];
}

/** What only the build knows. */
export type Given = Pick<Contract, 'part' | 'owner' | 'singletons'>;

/** Reads a part's contract from its sources and those of the packages it uses. */
export function extractContract(sources: Sources, given: Given): Contract {
  const compiler = startCompiler(sources.root);
  try {
    return contractFrom(compiler, sources, given);
  } finally {
    compiler.close();
  }
}

/** As `extractContract`, for several parts or edits one after another. */
export function contractFrom(compiler: Compiler, sources: Sources, given: Given): Contract {
  const isShell = given.part === 'shell';
  const entries = isShell
    ? ['src/index.ts', 'src/main.tsx']
    : ['src/RemoteModule.tsx', 'src/mount.ts', 'src/routes.ts'];
  const code = compiler.open(sources, entries);
  const tools: Tools = { code, constants: new Constants(code), shapes: new Shapes(code) };
  const files = reachedFiles(
    code,
    entries.map((entry) => code.named(`${sources.folder}/${entry}`)),
  );
  const crossings = crossingsIn(code, files);
  const events = eventsOf(tools, crossings);
  const calls = crossings.map((crossing) => callOf(tools, crossing)).filter((call) => call !== null);
  return {
    ...given,
    remoteModule: numberIn(tools, 'federation/src/remoteModule.ts', 'REMOTE_CONTRACT_VERSION'),
    host: hostOf(tools, crossings, isShell).toSorted(),
    ...events,
    forwards: crossings.some(({ member }) => member === 'onAny'),
    routes: isShell ? [] : routesIn(tools),
    links: linksOf(tools, crossings),
    calls: sorted(calls),
    texts: textsIn(code, tools.constants, crossings),
    types: tools.shapes.types,
  };
}
