export * from './catalogue';
export * from './catalogueFor';
export * from './chosenLimits';
export * from './coverageTextKeys';
export * from './coveragesFor';
export * from './normalizeCatalogue';
export * from './products';
export * from './registry';
