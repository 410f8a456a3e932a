export { type AppOptions, buildApp } from './app';
export { openDatabase, openPostgres, type OpenDatabase } from './database/openDatabase';
export { type Environment, readEnvironment } from './environment';
export { createHttpMailProvider } from './mail/httpMailProvider';
export { LetterRefused } from './mail/mailProvider';
export { hookSecret, isSigned } from './purchase/hooks';
export { createHttpPaymentProvider } from './purchase/providers/httpPaymentProvider';
export { createHttpSigningProvider } from './purchase/providers/httpSigningProvider';
