import { pricingOf } from '../../carriers/registry';
import type { RateVersion } from '../types';
import { base } from './base';
import * as driverClasses from './driverClasses';
import { limits } from './limits';
import * as places from './places';
import * as policy from './policy';
import * as record from './record';
import { symbolNames } from './symbolsByModel';
import { territoryByZip } from './territoryByZip';
import * as vehicles from './vehicles';

export const r1: RateVersion = {
  id: 'r1',
  effective: '2024-01-01',
  tables: {
    base,
    carriers: pricingOf('r1'),
    limits,
    stateLimits: {},
    symbolNames,
    territoryByZip,
    ...places,
    ...driverClasses,
    ...vehicles,
    ...record,
    ...policy,
  },
};
