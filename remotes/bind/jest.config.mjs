export { default } from '@shared/testing/jest';
