export * from './addDays';
export * from './addMonths';
export * from './ageOn';
export * from './dateIn';
export * from './isoDate';
export * from './policyDates';
export * from './startOfDay';
