/** Flags shown besides a driver's answers, in lists and summaries. */
export const driverFlags = {
  young_unmarried: 'Under 25 and not married: matters for good student and monitored driver discounts',
};
