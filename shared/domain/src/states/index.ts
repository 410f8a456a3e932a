export * from './isStateCode';
export * from './registry';
export * from './stateRules';
export * from './timeZoneOf';
