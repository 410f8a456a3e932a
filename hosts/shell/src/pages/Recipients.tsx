import {
  CARRIER_IDS,
  CARRIERS,
  type CarrierId,
  COMPANIES,
  STATE_CODES,
  STATE_INSURERS,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack } from '@shared/ui';

const WHEN = ['prices', 'final', 'signed', 'others'] as const;

const statesOf = (id: CarrierId): string =>
  STATE_CODES.filter((state) => STATE_INSURERS[state].includes(id))
    .toSorted()
    .join(', ');

/** Which carriers get which answers when, and each carrier's full name (reading 62). */
export function Recipients() {
  const { t } = useTexts('shell');
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading $size={20}>{t('recipients.title')}</SectionHeading>
      {WHEN.map((moment) => (
        <p key={moment}>{t(`recipients.${moment}`)}</p>
      ))}
      <ul>
        {CARRIER_IDS.map((id) => (
          <li key={id}>
            {t('recipients.carrier', {
              full: COMPANIES[id].legalName,
              short: CARRIERS[id].name,
              states: statesOf(id),
            })}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
