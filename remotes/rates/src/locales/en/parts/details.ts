import { coverages, driverFacts } from '@shared/i18n/en';
import { ratesAccident } from '../accident';
import { ratesAxis } from '../axis';
import { ratesDetails } from '../details';
import { ratesWays } from '../ways';

export const details = {
  coverages,
  drivers: driverFacts,
  rates: { ...ratesAccident, ...ratesAxis, ...ratesDetails, ...ratesWays },
};
