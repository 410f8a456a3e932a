export * from './entities';
export * from './lifecycle/statuses';
