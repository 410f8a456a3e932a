import { DEFAULT_ANNUAL_DISTANCE, groupThousands } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';

/** What the estimate assumes (reading 15), said where the price is. */
export function Disclaimer() {
  const { t } = useTexts('rates');
  return (
    <Text $size={14} $muted>
      {t('overview.disclaimer', { miles: groupThousands(DEFAULT_ANNUAL_DISTANCE) })}
    </Text>
  );
}
