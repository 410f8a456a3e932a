export * from './email';
export * from './phone';
export * from './zip';
