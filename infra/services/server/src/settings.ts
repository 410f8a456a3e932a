import { isIP } from 'node:net';

/**
 * Readers of settings, with the same meaning in every part. Each throws one sentence that names the variable and what it
 * must be, without its value, which may hold a password.
 */
export type Variables = Readonly<Record<string, string | undefined>>;

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).href === `${new URL(text).origin}/`;

const refuse = (name: string, what: string) => new Error(`${name} must be ${what}`);

/** An http(s) origin, without a slash at its end. @throws Error that names the variable */
export function readOrigin(variables: Variables, name: string, otherwise: string): string {
  const text = variables[name] ?? otherwise;
  if (!isOrigin(text)) throw refuse(name, 'an http(s) origin without a path, such as https://site.example');
  return new URL(text).origin;
}

/** The address of a service, which may have a path. @throws Error that names the variable */
export function readAddress(variables: Variables, name: string, otherwise: string): string {
  const text = variables[name] ?? otherwise;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw refuse(name, 'an http(s) address, such as https://service.example/send');
  return text;
}

/** `PORT_BASE`, the first port of the system (3000). @throws Error that names the variable */
export function readPortBase({ PORT_BASE }: Variables): number {
  const base = Number(PORT_BASE ?? 3000);
  if (!Number.isInteger(base) || base < 1 || base > 65_000)
    throw refuse('PORT_BASE', 'a whole number from 1 to 65000');
  return base;
}

/** Addresses of this machine as browsers reach it, from `PUBLIC_HOST` (`http://localhost`) and `PORT_BASE`. @throws Error */
export function readPublicHost(variables: Variables): (offset: number) => string {
  const base = readPortBase(variables);
  const host = readOrigin(variables, 'PUBLIC_HOST', 'http://localhost');
  if (new URL(host).port !== '')
    throw refuse('PUBLIC_HOST', 'an origin without a port, such as http://localhost');
  return (offset) => `${host}:${base + offset}`;
}

/** `HOST`, the address to listen on (this machine only). @throws Error that names the variable */
export function readHost({ HOST = '127.0.0.1' }: Variables): string {
  if (isIP(HOST) === 0 && HOST !== 'localhost')
    throw refuse('HOST', 'an IP address of this machine, or localhost');
  return HOST;
}

/** One of some words. @throws Error that names the variable */
export function readChoice<Choice extends string>(
  variables: Variables,
  name: string,
  [first, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  const text = variables[name] ?? first;
  const choice = [first, ...others].find((one) => one === text);
  if (choice === undefined) throw refuse(name, [first, ...others].join(', ').replace(/, (?=\w+$)/, ' or '));
  return choice;
}

/** `LOG_LEVEL`, the least important lines to log. @throws Error that names the variable */
export const readLogLevel = (variables: Variables): string =>
  readChoice(variables, 'LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']);

/** `RATE_LIMIT_SCALE`, which multiplies every rate limit; 1 in production. @throws Error that names the variable */
export function readRateLimitScale({ RATE_LIMIT_SCALE }: Variables): number {
  const scale = Number(RATE_LIMIT_SCALE ?? 1);
  if (!(scale > 0 && scale <= 1_000_000))
    throw refuse('RATE_LIMIT_SCALE', 'a number above 0, at most 1000000');
  return scale;
}
