/** Flags shown besides a driver's answers, in lists and summaries. */
export const driverFlags = {
  young_unmarried: 'Under 25 and not married. This affects the good student and monitored driver discounts.',
};
