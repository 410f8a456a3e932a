export * from './isStateCode';
export * from './parts/insurers';
export * from './parts/rules';
export * from './parts/zones';
export * from './stateRules';
export * from './timeZoneOf';
