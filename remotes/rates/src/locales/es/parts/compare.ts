import { ratesCompare } from '../compare';

export const compare = { rates: ratesCompare };
