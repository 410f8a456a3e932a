import { ratesAccident } from './accident';
import { ratesAxis } from './axis';
import { ratesBuying } from './buying';
import { ratesCompare } from './compare';
import { ratesContact } from './contact';
import { ratesDetails } from './details';
import { ratesFirst } from './first';
import { ratesSide } from './side';
import { ratesWays } from './ways';

/** Every text of the namespace `rates`; each part of the screens loads its own group. */
export const rates = {
  ...ratesAccident,
  ...ratesAxis,
  ...ratesFirst,
  ...ratesBuying,
  ...ratesCompare,
  ...ratesDetails,
  ...ratesSide,
  ...ratesWays,
  contact: ratesContact,
};
