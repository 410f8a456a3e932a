export * from './planTypeOf';
export * from './productRatings';
export * from './types';
