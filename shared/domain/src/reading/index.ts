export * from './cardNumber';
export * from './date';
export * from './number';
export * from './plainText';
export * from './vin';
