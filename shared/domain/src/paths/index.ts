export * from './hasOwnDocument';
export * from './hasRoad';
export * from './isAllowedReturn';
export * from './matchRoute';
export * from './needsStoredQuote';
export * from './paths';
export * from './routePatterns';
export * from './thirdPartyAt';
