import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, Dialog, LinkButton, Stack, Text } from '@shared/ui';

/** Explains that a rideshare or delivery answer contradicts the vehicles (sections 4 and 8) and was cleared. */
export function MismatchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts('bind');
  return (
    <Dialog
      open={open}
      title={t('questions.mismatch.title')}
      closeLabel={t('questions.mismatch.close')}
      onClose={onClose}
      actions={
        <>
          <LinkButton as={Link} to={paths.purchaseVehicles()} variant="primary">
            {t('questions.mismatch.toVehicles')}
          </LinkButton>
          <Button wide onClick={onClose}>
            {t('questions.mismatch.stay')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text>{t('validation:question_mismatch')}</Text>
        <Text $muted>{t('questions.mismatch.kept')}</Text>
      </Stack>
    </Dialog>
  );
}
