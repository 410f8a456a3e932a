export * from './constants';
export * from './contact';
export * from './dates';
export * from './entities';
export * from './lifecycle/statuses';
export * from './money';
export * from './paths';
export * from './states';
