import type { ReactNode } from 'react';
import { WAITING_LIST_YEARS } from '@shared/domain';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Page, PageHeading, Stack } from '@shared/ui';
import { useContact } from '../frame/useContact';
import { pagesTexts } from '../texts/pagesTexts';

/** A short page of plain statements. */
export function PointsPage({
  of,
  children,
}: {
  of: 'privacyPage' | 'accessibilityPage';
  children?: ReactNode;
}) {
  useMoreTexts(pagesTexts);
  const { t } = useTexts('shell');
  const contact = useContact();
  const points: unknown = t(`${of}.points`, { returnObjects: true, years: WAITING_LIST_YEARS, ...contact });
  const lines = Array.isArray(points) ? points.map(String) : [];
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t(`${of}.lead`)}>{t(`${of}.title`)}</PageHeading>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </Stack>
    </Page>
  );
}
