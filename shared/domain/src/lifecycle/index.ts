export * from './coverageStart';
export * from './hasReached';
export * from './isPaying';
export * from './statuses';
export * from './statusWithoutRates';
export * from './transitions';
export * from './writableFields';
