import type { PartnerFacts } from '@shared/domain';
import type { Generated } from 'kysely';

/** Who may embed the quote. */
export interface PartnersTable extends Pick<PartnerFacts, 'key' | 'name' | 'language' | 'hold' | 'stopped'> {
  /** JSON, as in `PartnerFacts`. */
  origins: string;
  modes: string;
  theme: string;
  /** Quotes that may start on one UTC day. */
  daily_limit: number;
  /** Of the secret that opens the counts; null before there is one. */
  secret_hash: string | null;
  created_at: number;
}

/** The partner that brought a quote, and what was already counted for it. */
interface PartnerQuotesTable {
  quote_id: string;
  partner_key: string;
  priced: Generated<boolean>;
  bought: Generated<boolean>;
}

/** Counts of one UTC day, without any id. */
interface PartnerCountsTable {
  partner_key: string;
  day: string;
  started: number;
  priced: number;
  bought: number;
}

export interface PartnerTables {
  partners: PartnersTable;
  partner_quotes: PartnerQuotesTable;
  partner_counts: PartnerCountsTable;
}
