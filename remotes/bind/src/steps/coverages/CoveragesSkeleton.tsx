import { useTexts } from '@shared/i18n';
import { Room, Skeleton } from '@shared/ui';

/** Shown until the catalog has loaded, since a card without it would grow and push content down. */
export function CoveragesSkeleton() {
  const { t } = useTexts('bind');
  return (
    <Room>
      <Skeleton shape="card" label={t('load.label')} />
    </Room>
  );
}
