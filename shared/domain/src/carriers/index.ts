export * from './carrierData';
export * from './carrierPrices';
export * from './registry';
