export { errorCodeOf } from './errorCodeOf';
export { addressIn, placesIn } from './databaseFolder';
export { type EmbeddedPostgres, startEmbedded } from './embeddedPostgres';
