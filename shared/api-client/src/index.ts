export { ApiError, type ApiErrorKind } from './transport/apiError';
export { STORAGE_NAMES, type ClientStorage } from './transport/clientStorage';
export { createTransport } from './transport/createTransport';
export type { PlainHost, SealedCall, Transport, TransportOptions } from './transport/transport';
