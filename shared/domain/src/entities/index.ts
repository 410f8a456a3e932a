export * from './codes';
export * from './coverage';
export * from './driver';
export * from './error';
export * from './factorKeys';
export * from './quote';
export * from './rate';
export * from './vehicle';
