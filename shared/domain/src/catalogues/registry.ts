import type { Catalogue } from './catalogue';
import { fcicMaverickIa } from './data/fcicMaverickIa';
import { fcicMaverickIl } from './data/fcicMaverickIl';
import { fcicMaverickIn } from './data/fcicMaverickIn';
import { fcicMaverickKs } from './data/fcicMaverickKs';
import { fcicMaverickMo } from './data/fcicMaverickMo';
import { fcicMaverickPa } from './data/fcicMaverickPa';
import { fcicMaverickWi } from './data/fcicMaverickWi';
import { ushcRoadwarriorAr } from './data/ushcRoadwarriorAr';
import { ushcRoadwarriorOk } from './data/ushcRoadwarriorOk';
import { ushcRoadRangerIn } from './data/ushcRoadRangerIn';
import { ushcRoadRangerTx } from './data/ushcRoadRangerTx';
import { ushcRoadWarriorIl } from './data/ushcRoadWarriorIl';
import { ushcScoreIl } from './data/ushcScoreIl';
import { usicRoadwarriorAr } from './data/usicRoadwarriorAr';
import { defaultIl } from './data/defaultIl';
import { defaultIn } from './data/defaultIn';
import { defaultOh } from './data/defaultOh';
import { defaultTx } from './data/defaultTx';

/** Every catalog (section 9); the first carrier's entry in a state is the state's first product (reading 15). */
export const CATALOGUES: readonly Catalogue[] = [
  fcicMaverickIa,
  fcicMaverickIl,
  fcicMaverickIn,
  fcicMaverickKs,
  fcicMaverickMo,
  fcicMaverickPa,
  fcicMaverickWi,
  ushcRoadwarriorAr,
  ushcRoadwarriorOk,
  ushcRoadRangerIn,
  ushcRoadRangerTx,
  ushcRoadWarriorIl,
  ushcScoreIl,
  usicRoadwarriorAr,
  defaultIl,
  defaultIn,
  defaultOh,
  defaultTx,
];
