import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding in which a client wants a body, by its `Accept-Encoding` with its weights. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', ENCODINGS) ?? 'identity';

/** A strong tag belongs to one encoding, because the bytes of each differ. */
export const tagFor = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
