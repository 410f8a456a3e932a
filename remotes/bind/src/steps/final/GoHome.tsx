import { useBus } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Button, HomeIcon, Stack, Text } from '@shared/ui';

interface GoHomeProps {
  /** What happens with the policy afterward. */
  note: string;
}

/** Returns to the marketing site and clears the stored quote (specification 2.12); the shell does both. */
export function GoHome({ note }: GoHomeProps) {
  const { t } = useTexts('bind');
  const bus = useBus();
  return (
    <Stack $gap={2} data-screen-only>
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
