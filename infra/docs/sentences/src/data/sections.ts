import type { Section } from '../model/section';
import { readings } from './readings';
import { section1 } from './section1';
import { section2_1 } from './section2_1';
import { section2_10 } from './section2_10';
import { section2_11 } from './section2_11';
import { section2_12 } from './section2_12';
import { section2_13 } from './section2_13';
import { section2_2 } from './section2_2';
import { section2_3 } from './section2_3';
import { section2_4 } from './section2_4';
import { section2_5 } from './section2_5';
import { section2_6 } from './section2_6';
import { section2_7 } from './section2_7';
import { section2_8 } from './section2_8';
import { section2_9 } from './section2_9';
import { section3 } from './section3';
import { section4 } from './section4';
import { section5 } from './section5';
import { section6 } from './section6';
import { section7 } from './section7';
import { section8 } from './section8';
import { section9 } from './section9';

/** Every section whose sentences are shown by tests, in the order of the table. */
export const sections: readonly Section[] = [
  section1,
  section2_1,
  section2_2,
  section2_3,
  section2_4,
  section2_5,
  section2_6,
  section2_7,
  section2_8,
  section2_9,
  section2_10,
  section2_11,
  section2_12,
  section2_13,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
  readings,
];
