/** Client side (browser): sealRequest, openResponse. Server side: openRequest, sealResponse, server keys. */
export { pathFromV2, SUITES, type MessageFrame, type Suite } from './associatedData';
export { createClientSession, sessionOf, type ClientSession } from './clientSession';
export {
  ENVELOPE_ERROR_CODES,
  ENVELOPE_ERROR_STATUS,
  EnvelopeError,
  type EnvelopeErrorCode,
} from './envelopeError';
export type { DirectionKeys, MessageKey, MessageParameters } from './messageKey';
export { activeKey, JWKS_PATH, parseJwks, type ServerPublicKey } from './publicKeys';
export { sealRequest, type PlainRequest, type SealedRequest } from './sealRequest';
export { openResponse } from './openResponse';
export {
  CLOCK_WINDOW_MS,
  openRequest,
  type IncomingRequest,
  type OpenedRequest,
  type Opening,
} from './openRequest';
export { sealResponse, type SealedResponse } from './sealResponse';
export {
  createAgreedKeys,
  generateServerKey,
  importServerKey,
  type AgreedKeys,
  type GeneratedServerKey,
  type PublicJwk,
  type ServerKey,
} from './serverKeys';
