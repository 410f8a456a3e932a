export * from './phone';
export * from './zip';
