export * from './classFactors';
export * from './discounts';
export * from './factor';
export * from './limitFactor';
export * from './placeFactors';
export * from './policyFactors';
export * from './recordFactors';
export * from './vehicleFactors';
