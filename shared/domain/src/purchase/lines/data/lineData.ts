import type { CoverageType, StateCode } from '../../../entities/codes';
import type { ChoiceKind } from '../../../entities/consent';
import type { LineId } from '../../../entities/coverageChoice';

/**
 * What a state requires of a line. `included`: in the policy until rejected in writing. `always`: cannot be rejected,
 * so every package has it. `equal`: the liability limits unless lower ones are chosen in writing. `offered`: sold to
 * whoever wants it. `unsigned`: holds unless the shopper signs for less.
 */
type LineRule = 'included' | 'always' | 'equal' | 'offered' | 'unsigned';

/** One line of a state. */
export interface StateLine {
  line: LineId;
  rule: LineRule;
  /** The coverages it consists of; a car lacks the line if it lacks one of them. */
  types: readonly CoverageType[];
  /** The ledger's kind of its signed rejection; null where none is signed. */
  signed: ChoiceKind | null;
  /** The limits it is sold with, in cents, the default first; without them it has the car's liability limits. */
  amounts?: readonly number[];
  /** Which cars it is asked about, where not every car that lacks it is. */
  when?: 'no_collision' | 'with_um';
}

const UM = 'uninsured_motorist_bodily_injury';
const UIM = 'underinsured_motorist_bodily_injury';
const UMPD = 'uninsured_motorist_property_damage';
const PIP = 'medical_expense';

const um = (rule: LineRule): StateLine => ({ line: 'um', rule, types: [UM], signed: 'um_rejection' });
const uim = (rule: LineRule): StateLine => ({ line: 'uim', rule, types: [UIM], signed: 'uim_rejection' });
const umpd = (more: Partial<StateLine>): StateLine => ({
  line: 'umpd',
  rule: 'offered',
  types: [UMPD],
  signed: null,
  ...more,
});
const equal: StateLine = { line: 'um_limits', rule: 'equal', types: [UM], signed: 'um_rejection' };
const pip: StateLine = { line: 'pip', rule: 'always', types: [PIP], signed: 'pip_rejection' };

/**
 * What each state requires to be included, offered or chosen in writing (reading 58), in the order it is asked. To be
 * reviewed by counsel. A line comes after those that it depends on.
 */
export const STATE_LINES: Record<StateCode, readonly StateLine[]> = {
  // 215 ILCS 5/143a (property damage up to $15,000, for a car without collision) and 143a-2 (limits).
  IL: [um('always'), equal, umpd({ when: 'no_collision', amounts: [1_500_000] })],
  // IC 27-7-5-2.
  IN: [um('included'), uim('included'), equal, umpd({})],
  // RSMo 379.203.
  MO: [um('always')],
  // K.S.A. 40-284 (limits) and 40-3107.
  KS: [um('always'), uim('always'), pip, equal],
  // Iowa Code 516A.1; the rejection is signed on a sheet of its own (516A.1(2)).
  IA: [um('included'), uim('included')],
  // A.C.A. 23-89-403 and 404.
  AR: [um('included'), umpd({ when: 'with_um' })],
  // Ins. Code 1952.101 to 106 (one coverage) and 1952.151 to 153.
  TX: [
    { line: 'um_uim', rule: 'included', types: [UM, UIM, UMPD], signed: 'um_rejection' },
    { ...pip, rule: 'included', amounts: [250_000, 500_000] },
  ],
  // Wis. Stat. 632.32(4)(a).
  WI: [
    um('always'),
    {
      line: 'medical',
      rule: 'offered',
      types: ['medical_payments'],
      signed: 'pip_rejection',
      amounts: [100_000],
    },
  ],
  // ORC 3937.18 requires no offer.
  OH: [],
  // 75 Pa.C.S. 1711 (first party benefits), 1731 (motorist), 1738 (stacking) and 1705 (tort).
  PA: [
    pip,
    um('offered'),
    uim('offered'),
    { line: 'stacking_um', rule: 'unsigned', types: [UM], signed: 'um_rejection' },
    { line: 'stacking_uim', rule: 'unsigned', types: [UIM], signed: 'uim_rejection' },
    { line: 'tort', rule: 'unsigned', types: [], signed: 'tort_limited' },
  ],
  // 36 O.S. 3636: one coverage, which also pays for underinsured drivers.
  OK: [um('included')],
};
