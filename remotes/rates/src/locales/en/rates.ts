import { ratesAccident } from './accident';
import { ratesBuying } from './buying';
import { ratesCompare } from './compare';
import { ratesContact } from './contact';
import { ratesCoverage } from './coverage';
import { ratesDetails } from './details';
import { ratesFirst } from './first';
import { ratesReceipt } from './receipt';
import { ratesSide } from './side';
import { ratesWays } from './ways';

/** Every text of the namespace `rates`; each part of the screens loads its own group. */
export const rates = {
  ...ratesAccident,
  ...ratesFirst,
  ...ratesBuying,
  ...ratesCompare,
  ...ratesCoverage,
  ...ratesDetails,
  ...ratesReceipt,
  ...ratesSide,
  ...ratesWays,
  contact: ratesContact,
};
