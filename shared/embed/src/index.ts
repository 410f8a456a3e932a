export * from './contrast';
export * from './events';
export * from './messages';
export * from './options';
export * from './theme';
