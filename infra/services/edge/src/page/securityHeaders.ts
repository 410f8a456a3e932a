import { createHash } from 'node:crypto';
import type { ForeignOrigins } from './foreignOrigins';

/**
 * The hash of the empty string, which lets styled-components 6 insert its empty style element (security.md).
 */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A CSP source that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A policy's header, from its directives. */
export const policyText = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export interface PolicyInput {
  inlineScripts: string[];
  style: string;
  remoteOrigins: string[];
  vehicleDataOrigin: string;
  /** Third parties: whose scripts may run, whose pages may be framed, who may be called. */
  foreign: ForeignOrigins;
}

/** The policy of one page, with hashes instead of nonces, so that the page is static (ADR 0010). */
export function contentSecurityPolicy(input: PolicyInput): string {
  const remotes = input.remoteOrigins.join(' ');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", remotes, ...input.inlineScripts.map(hashSource), ...input.foreign.scripts],
    'style-src': ["'self'", EMPTY_STYLE, hashSource(input.style)],
    'img-src': ["'self'", 'data:', remotes, input.vehicleDataOrigin],
    'font-src': ["'self'", remotes],
    'connect-src': ["'self'", input.vehicleDataOrigin, remotes, ...input.foreign.calls],
    'form-action': ["'self'"],
    'frame-src': input.foreign.frames.length > 0 ? input.foreign.frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return policyText(directives);
}

/** Sent with every response of the edge. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Sent with every page in addition to its policy. */
export const pageHeaders: Record<string, string> = {
  'cache-control': 'private, no-cache',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};
