import { ratesAxis } from '../axis';
import { ratesCompare } from '../compare';

export const compare = { rates: { ...ratesAxis, ...ratesCompare } };
