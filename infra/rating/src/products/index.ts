export * from './planTypeOf';
export * from './registry';
export * from './types';
