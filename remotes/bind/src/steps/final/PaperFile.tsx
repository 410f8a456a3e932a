import type { QuoteDocument } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, LinkButton, Stack, Text } from '@shared/ui';
import { usePaper, type PaperState } from './usePaper';

interface PaperFileProps extends QuoteDocument {
  /** The ID cards: the page's one solid button opens them. */
  isMain?: boolean;
}

/** Two buttons until the document is fetched, then two links to it, so it is fetched once. */
export function PaperFile({ type, url, isMain = false }: PaperFileProps) {
  const { t } = useTexts('bind');
  const { file, ask } = usePaper(url);
  const paper = t(`policy.paper.${type}`);
  const name = `${t(`policy.file.${type}`)}.pdf`;
  const opening = {
    variant: isMain ? ('primary' as const) : ('secondary' as const),
    children: isMain ? t('policy.openCards') : t('policy.preview'),
    'aria-label': isMain ? t('policy.openCardsOf') : t('policy.previewOf', { paper }),
  };
  if (file.kind === 'invalid' || file.kind === 'failed') return <NoPaper file={file} onRetry={ask} />;
  if (file.kind === 'ready') {
    return (
      <Actions>
        <LinkButton href={file.address} target="_blank" {...opening} />
        <LinkButton href={file.address} download={name} aria-label={t('policy.downloadOf', { paper })}>
          {t('policy.download')}
        </LinkButton>
      </Actions>
    );
  }
  const busy = file.kind === 'fetching';
  return (
    <Actions>
      <Button busy={busy} busyText={t('policy.fetching')} onClick={() => void preview(ask)} {...opening} />
      <Button
        busy={busy}
        aria-label={t('policy.downloadOf', { paper })}
        onClick={() => void download(ask, name)}
      >
        {t('policy.download')}
      </Button>
    </Actions>
  );
}

type Ask = ReturnType<typeof usePaper>['ask'];

/** Opens the tab during the press, since browsers block one opened after a wait. */
async function preview(ask: Ask): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  const address = await ask();
  if (tab === null) return;
  if (address === null) tab.close();
  else tab.location.replace(address);
}

async function download(ask: Ask, name: string): Promise<void> {
  const address = await ask();
  if (address === null) return;
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
}

interface NoPaperProps {
  file: Extract<PaperState, { kind: 'invalid' | 'failed' }>;
  onRetry: Ask;
}

function NoPaper({ file, onRetry }: NoPaperProps) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={2} role="alert">
      <Text>
        {file.kind === 'invalid'
          ? t('policy.paperInvalid')
          : tellFailure(t, file.failure, t('policy.paperFailed'))}
      </Text>
      <div>
        <Button onClick={() => void onRetry()}>{t('load.retry')}</Button>
      </div>
    </Stack>
  );
}
