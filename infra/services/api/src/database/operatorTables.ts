import type { CarrierId, StateCode } from '@shared/domain';

/** A stop of new business; days are local ISO dates. */
export interface MoratoriumsTable {
  id: string;
  carrier: CarrierId | null;
  state: StateCode | null;
  county: string | null;
  from_day: string;
  until_day: string | null;
  /** When an operator ended it at once. */
  ended_at: number | null;
  created_at: number;
}

/** One row: the hash of the token that opens the operators' routes, where the environment sets none. */
interface OperatorTokenTable {
  id: 1;
  token_hash: string;
}

/** Append-only, which a trigger enforces. */
export interface OperatorActsTable {
  id: string;
  at: number;
  /** Who said so: a name the command was given, or the account on that machine. */
  operator: string;
  subject: 'moratorium' | 'token';
  act: string;
  /** JSON. */
  facts: string;
}

/** What operators decide, the same for every node. */
export interface OperatorTables {
  moratoriums: MoratoriumsTable;
  operator_token: OperatorTokenTable;
  operator_acts: OperatorActsTable;
}
