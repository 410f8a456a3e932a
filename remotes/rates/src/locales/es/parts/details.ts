import { driverFacts } from '@shared/i18n/es';
import { ratesDetails } from '../details';
import { ratesWays } from '../ways';

export const details = { drivers: driverFacts, rates: { ...ratesDetails, ...ratesWays } };
