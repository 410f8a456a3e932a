import { isIP } from 'node:net';
import type { Read } from './setting';

/**
 * Kinds of settings, with the same meaning in every part. Each refuses a text with one sentence that names the variable and
 * says what it must be, without its value, which may hold a password.
 */
const refuse = (name: string, what: string) => new Error(`${name} must be ${what}`);

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).href === `${new URL(text).origin}/`;

/** Any text. */
export const plain: Read<string> = (text) => text;

/** An http(s) origin, without a slash at its end. */
export const origin: Read<string> = (text, name) => {
  if (!isOrigin(text)) throw refuse(name, 'an http(s) origin without a path, such as https://site.example');
  return new URL(text).origin;
};

/** The address of a service, which may have a path. */
export const address: Read<string> = (text, name) => {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw refuse(name, 'an http(s) address, such as https://service.example/send');
  return text;
};

/** A whole number; `unit` says of what. */
export const wholeNumber =
  (least: number, most: number, unit = ''): Read<number> =>
  (text, name) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw refuse(name, `a whole number${unit && ` of ${unit}`} from ${least} to ${most}`);
    return value;
  };

/** An address of this machine to listen on. */
export const listenAddress: Read<string> = (text, name) => {
  if (isIP(text) === 0 && text !== 'localhost')
    throw refuse(name, 'an IP address of this machine, or localhost');
  return text;
};

/** One of some words. */
export const choice =
  <Choice extends string>(...choices: readonly [Choice, ...Choice[]]): Read<Choice> =>
  (text, name) => {
    const chosen = choices.find((one) => one === text);
    if (chosen === undefined) throw refuse(name, choices.join(', ').replace(/, (?=\w+$)/, ' or '));
    return chosen;
  };

/** A factor above 0. */
export const factor: Read<number> = (text, name) => {
  const value = Number(text);
  if (!(value > 0 && value <= 1_000_000)) throw refuse(name, 'a number above 0, at most 1000000');
  return value;
};

/** A token that callers send in a header. */
export const token: Read<string> = (text, name) => {
  if (text.length < 16 || !/^[\x21-\x7e]+$/.test(text))
    throw refuse(name, 'at least 16 characters, without spaces');
  return text;
};
