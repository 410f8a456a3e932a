import type { CreditScore } from '@shared/domain';
import { scaled } from '../../arithmetic';
import type { License, PointTables } from '../types';
import { pointClasses } from './pointClasses';

const LOOK_BACK = 36;
const LONG_LOOK_BACK = 60;

export const points: PointTables = {
  classes: pointClasses,
  points: { none: 0, minor: 1, intermediate: 2, speed_high: 3, major: 4, alcohol: 6, at_fault: 3 },
  furtherAtFault: 4,
  cap: 12,
  months: {
    none: LOOK_BACK,
    minor: LOOK_BACK,
    intermediate: LOOK_BACK,
    speed_high: LOOK_BACK,
    major: LONG_LOOK_BACK,
    alcohol: LONG_LOOK_BACK,
    at_fault: LOOK_BACK,
  },
};

export const comprehensivePointsShare = scaled(0.25);
export const sr22 = scaled(1.05);

export const credit: Record<CreditScore, number> = {
  excellent: scaled(0.82),
  good: scaled(1),
  none: scaled(1),
  fair: scaled(1.17),
  poor: scaled(1.42),
};

export const licenses: Record<License, number> = {
  foreign: scaled(1.1),
  expired: scaled(1.1),
  permit: scaled(1.15),
  suspended: scaled(1.2),
};
