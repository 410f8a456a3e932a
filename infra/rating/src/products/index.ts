export * from './planTypeOf';
export * from './productRatings';
export * from './registry';
export * from './types';
