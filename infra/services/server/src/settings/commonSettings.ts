import { readKey } from '../keyInFile';
import { readHsts } from '../hsts';
import { readTrustedProxies } from '../trustedProxies';
import { choice, factor, listenAddress, origin, plain, token, wholeNumber } from './kinds';
import { type Rule, setting } from './setting';

/** Settings that more than one part reads. */
export const PORT_BASE = setting(wholeNumber(1, 65_000), {
  about: 'the first port; each part listens on its own port above it',
  example: '3000',
  fallback: '3000',
});

export const HOST = setting(listenAddress, {
  about: 'the address to listen on; `::` for every one of this machine',
  example: '::',
  fallback: '127.0.0.1',
});

export const DATA_DIR = setting(plain, {
  about: 'the folder for what a process stores',
  example: '/var/lib/milepost',
  fallback: '.data',
});

export const SITE_URL = setting(origin, {
  about: 'the public origin of the site; the addresses of its parts follow from it',
  example: 'https://quotes.example',
  otherwise: '`http://localhost:PORT_BASE`',
  same: 'everywhere',
});

export const LOG_LEVEL = setting(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), {
  about: 'the least important lines to log',
  example: 'warn',
  fallback: 'info',
});

export const TRUSTED_PROXIES = setting((text) => readTrustedProxies(text), {
  about: 'IP addresses and ranges, separated by commas, whose forwarded headers are trusted',
  example: '10.0.0.0/8,::1',
  fallback: '',
  emptyMeans: 'nobody',
});

export const HSTS_SECONDS = setting((text) => readHsts(text), {
  about: 'how long browsers must use HTTPS only; 0: they are not told to',
  example: '31536000',
  fallback: '0',
  same: 'everywhere',
});

export const METRICS_TOKEN = setting(token, {
  about: 'what `/metrics` demands as a bearer token',
  example: '3q2-7wD4nT1mVb8sXc5k',
  otherwise: 'only programs on the same machine may read `/metrics`',
  isSecret: true,
  same: 'everywhere',
});

export const PRE_CLOSE_WAIT_MS = setting(wholeNumber(0, 600_000, 'milliseconds'), {
  about: 'ms that a stopping process keeps serving while `/ready` answers 503',
  example: '10000',
  fallback: '4000',
});

export const RATE_LIMIT_SCALE = setting(factor, {
  about: 'multiplies every rate limit; 1 in production',
  example: '100',
  fallback: '1',
});

/** A key of 32 bytes. */
export const key32 = (text: string, name: string): Buffer => readKey(text, name);

/** The address of the API for other parts; `none`: the site has no API. */
export const API_ORIGIN = setting((text, name) => (text === 'none' ? text : origin(text, name)), {
  about: 'the address of the API inside of the network, or `none` for a site without one',
  example: 'http://api:3010',
  otherwise: '`http://127.0.0.1`, on the port of the API',
  same: 'everywhere',
});

const company = (about: string, example: string, port: number) =>
  setting(origin, {
    about,
    example,
    otherwise: `the stand-in on port +${port}; must be set for a deployed site`,
    same: 'everywhere',
  });

const apiKey = (of: string) =>
  setting(plain, {
    about: `the API key of ${of}`,
    example: 'live_9f2c61d07b3a',
    otherwise: "the stand-in's key file in `DATA_DIR`",
    isSecret: true,
    same: 'on every node',
  });

export const CARD_SDK_URL = company('the card service with fields of its own', 'https://cards.example', 20);
export const CARD_SDK_API_KEY = apiKey('`CARD_SDK_URL`');
export const PAYMENT_FORM_URL = company(
  'the card service with a hosted form',
  'https://payments.example',
  21,
);
export const PAYMENT_FORM_API_KEY = apiKey('`PAYMENT_FORM_URL`');
export const ESIGN_URL = company('the signing service', 'https://sign.example', 22);
export const ESIGN_API_KEY = apiKey('`ESIGN_URL`');
export const MAIL_API_KEY = apiKey('`MAIL_URL`');

export const CHAT_URL = setting((text, name) => (text === '' ? text : origin(text, name)), {
  about: 'the chat',
  example: 'https://chat.example',
  otherwise: 'the stand-in on port +23; none on a deployed site',
  emptyMeans: 'no chat',
  same: 'everywhere',
});

/** Browsers ignore the header without HTTPS. */
export const HSTS_NEEDS_HTTPS: Rule<{ SITE_URL: string | null; HSTS_SECONDS: string | null }> = {
  says: 'HSTS_SECONDS must be 0 or not set where SITE_URL is not https',
  holds: ({ SITE_URL: site, HSTS_SECONDS: hsts }) => hsts === null || (site?.startsWith('https:') ?? false),
};
