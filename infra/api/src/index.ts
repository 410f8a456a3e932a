export { type AppOptions, buildApp } from './app';
export { openDatabase, openPglite, openPostgres, type OpenDatabase } from './database/openDatabase';
export { type Environment, readEnvironment } from './environment';
