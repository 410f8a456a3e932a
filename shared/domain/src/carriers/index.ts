export * from './carrierData';
export * from './carriers';
