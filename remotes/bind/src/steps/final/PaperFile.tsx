import type { QuoteDocument } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, LinkButton, Stack, Text } from '@shared/ui';
import { ApiError } from '@shared/api-client';
import { useDocument } from '@shared/api-client/hooks';
import { useBus } from '@shared/federation/remote';
import { useEffect, useState } from 'react';

/** A response of this size or smaller is not a document (specification 7). */
const TOO_SMALL = 1000;

type PaperState =
  | { kind: 'unasked' }
  | { kind: 'fetching' }
  | { kind: 'ready'; address: string }
  | { kind: 'invalid' }
  | { kind: 'failed'; failure: ApiError };

interface Paper {
  file: PaperState;
  /** Fetches it on request; returns the file's URL, or null on failure. */
  ask: () => Promise<string | null>;
}

/** A policy document as a blob URL, fetched on request and revoked on unmount. */
function usePaper(url: string): Paper {
  const { trigger } = useDocument();
  const bus = useBus();
  const [file, setFile] = useState<PaperState>({ kind: 'unasked' });
  const address = file.kind === 'ready' ? file.address : null;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const fetchIt = async (): Promise<PaperState> => {
    try {
      const blob = await trigger(url);
      if (blob.size > TOO_SMALL) return { kind: 'ready', address: URL.createObjectURL(blob) };
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.pdf_invalid' });
      return { kind: 'invalid' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'failed', failure: error };
    }
  };
  const ask = async () => {
    setFile({ kind: 'fetching' });
    const came = await fetchIt();
    setFile(came);
    return came.kind === 'ready' ? came.address : null;
  };
  return { file, ask };
}

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
