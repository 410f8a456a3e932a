/** Flags shown besides a driver's answers, in lists and summaries. */
export const driverFlags = {
  young_unmarried:
    'Menor de 25 y sin casarse: importa para los descuentos de buen estudiante y conductor monitoreado',
};
