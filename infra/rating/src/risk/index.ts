export * from './ratedDrivers';
export * from './riskOf';
export * from './types';
