import { useBus } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Button, HomeIcon, Stack, Text } from '@shared/ui';

interface GoHomeProps {
  /** What becomes of what was bought. */
  note: string;
}

/** Back to the marketing site, with the stored quote forgotten (specification 2.12): both are the shell's to do. */
export function GoHome({ note }: GoHomeProps) {
  const { t } = useTexts('bind');
  const bus = useBus();
  return (
    <Stack $gap={2}>
      <div>
        <Button icon={<HomeIcon size={20} />} onClick={() => bus.emit('site:home-requested', {})}>
          {t('policy.home')}
        </Button>
      </div>
      <Text $size={14} $muted>
        {note}
      </Text>
    </Stack>
  );
}
