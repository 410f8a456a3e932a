export { ApiError, type ApiErrorKind } from './transport/apiError';
export { createTransport } from './transport/createTransport';
export type { PlainHost, SealedCall, Transport, TransportOptions } from './transport/transport';
