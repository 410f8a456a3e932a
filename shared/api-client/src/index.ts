export { ApiError, type ApiErrorKind, asApiError } from './transport/apiError';
export { createTransport } from './transport/createTransport';
export type { PlainHost, SealedCall, Transport, TransportOptions } from './transport/transport';
