export * from './hourOf';
export * from './paths';
export * from './resuming';
export * from './routes';
