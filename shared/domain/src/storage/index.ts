export * from './safeStorage';
export * from './storageKeys';
