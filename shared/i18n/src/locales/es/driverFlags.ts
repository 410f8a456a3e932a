/** Flags shown besides a driver's answers, in lists and summaries. */
export const driverFlags = {
  young_unmarried:
    'Menor de 25 años y sin cónyuge. Cuenta para los descuentos de buen estudiante y de conductor monitoreado.',
};
