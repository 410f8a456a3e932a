export * from './emptiesRates';
export * from './hasReached';
export * from './isPaying';
export * from './statuses';
export * from './transitions';
export * from './writableFields';
