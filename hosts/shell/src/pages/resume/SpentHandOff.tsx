import { useTexts } from '@shared/i18n';
import { PageHeading, Text } from '@shared/ui';
import { OtherWays } from './OtherWays';

/** A code from a partner's page that was used or is over a minute old. */
export function SpentHandOff() {
  const { t } = useTexts('shell');
  return (
    <>
      <PageHeading lead={t('handOff.spentLead')} focusOnMount>
        {t('handOff.spentTitle')}
      </PageHeading>
      <Text>{t('handOff.spentBack')}</Text>
      <OtherWays isMain />
    </>
  );
}
