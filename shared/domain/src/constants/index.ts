export * from './limits';
export * from './storageKeys';
