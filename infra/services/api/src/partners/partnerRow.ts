import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PartnerFacts } from '@shared/domain';
import type { PartnersTable } from '../database/partnerTables';

/** A partner as its keepers see it. */
export interface Partner extends PartnerFacts {
  daily_limit: number;
}

/** What its keepers may set. */
export type PartnerSettings = Omit<Partner, 'key'>;

export const COLUMNS = [
  'key',
  'name',
  'origins',
  'modes',
  'language',
  'theme',
  'hold',
  'stopped',
  'daily_limit',
] as const;

export const partnerOf = (row: Pick<Selectable<PartnersTable>, (typeof COLUMNS)[number]>): Partner => ({
  ...row,
  origins: JSON.parse(row.origins),
  modes: JSON.parse(row.modes),
  theme: JSON.parse(row.theme),
});

export function columnsOf({
  origins,
  modes,
  theme,
  ...rest
}: Partial<PartnerSettings>): Updateable<PartnersTable> {
  return {
    ...rest,
    ...(origins && { origins: JSON.stringify(origins) }),
    ...(modes && { modes: JSON.stringify(modes) }),
    ...(theme && { theme: JSON.stringify(theme) }),
  };
}

export function rowOf(key: string, settings: PartnerSettings, now: number): Insertable<PartnersTable> {
  const { name, origins, modes, language, theme, hold, stopped, daily_limit } = settings;
  const lists = {
    origins: JSON.stringify(origins),
    modes: JSON.stringify(modes),
    theme: JSON.stringify(theme),
  };
  return {
    key,
    name,
    language,
    hold,
    stopped,
    daily_limit,
    ...lists,
    secret_hash: null,
    created_at: now,
  };
}

export const newKey = (): string => `pk_${randomBytes(9).toString('hex')}`;
