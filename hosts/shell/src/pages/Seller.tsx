import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack } from '@shared/ui';
import { useShell } from '../boot/ShellContext';

/** Who sells the policies, by which license in each state, and who pays for it (reading 62). */
export function Seller() {
  const { t } = useTexts('shell');
  const { name: agency, licenses } = useShell().config.agency;
  const numbers = Object.entries(licenses).map(([state, license]) => `${state} ${license}`);
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading $size={20}>{t('seller.title')}</SectionHeading>
      <p>{t('seller.who', { agency })}</p>
      <p>{t('seller.licenses', { numbers: numbers.join(', ') })}</p>
    </Stack>
  );
}
