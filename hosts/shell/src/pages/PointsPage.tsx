import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Stack } from '@shared/ui';
import { useContact } from '../frame/useContact';

/** A short page of plain statements. */
export function PointsPage({ of }: { of: 'privacyPage' | 'accessibilityPage' }) {
  const { t } = useTexts('shell');
  const contact = useContact();
  const points = t(`${of}.points`, { returnObjects: true, ...contact }) as string[];
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t(`${of}.lead`)}>{t(`${of}.title`)}</PageHeading>
        {points.map((point) => (
          <p key={point}>{point}</p>
        ))}
      </Stack>
    </Page>
  );
}
