import { DOCUMENT_TYPES, type QuoteDocument } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, DocumentIcon, LinkButton, Row, SectionHeading, Stack, Text } from '@shared/ui';
import { usePaper, type PaperState } from './usePaper';

/** The policy's documents, to preview and download, the ID cards first (specification 2.12, reading 50). */
export function Papers({ documents }: { documents: readonly QuoteDocument[] }) {
  const { t } = useTexts('bind');
  const papers = DOCUMENT_TYPES.flatMap((type) => documents.filter((document) => document.type === type));
  return (
    <Stack as="section" $gap={5} aria-label={t('policy.papers')}>
      <SectionHeading>{t('policy.papers')}</SectionHeading>
      {papers.map((document) => (
        <PaperLine key={document.url} {...document} />
      ))}
    </Stack>
  );
}

function PaperLine({ type, url }: QuoteDocument) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={3}>
      <Row $gap={3} $wrap={false} $align="start">
        <DocumentIcon />
        <Stack $gap={1}>
          <SectionHeading as="h3" $size={20}>
            {t(`policy.paper.${type}`)}
          </SectionHeading>
          <Text $muted>{t(`policy.paperHelp.${type}`)}</Text>
        </Stack>
      </Row>
      <PaperFile type={type} url={url} />
    </Stack>
  );
}

/** Two buttons until the document is fetched, then two links to it, so it is fetched once. */
function PaperFile({ type, url }: QuoteDocument) {
  const { t } = useTexts('bind');
  const { file, ask } = usePaper(url);
  const paper = t(`policy.paper.${type}`);
  const name = `${t(`policy.file.${type}`)}.pdf`;
  if (file.kind === 'invalid' || file.kind === 'failed') return <NoPaper file={file} onRetry={ask} />;
  if (file.kind === 'ready') {
    return (
      <Actions>
        <LinkButton href={file.address} target="_blank" aria-label={t('policy.previewOf', { paper })}>
          {t('policy.preview')}
        </LinkButton>
        <LinkButton href={file.address} download={name} aria-label={t('policy.downloadOf', { paper })}>
          {t('policy.download')}
        </LinkButton>
      </Actions>
    );
  }
  const busy = file.kind === 'fetching';
  return (
    <Actions>
      <Button
        busy={busy}
        busyText={t('policy.fetching')}
        aria-label={t('policy.previewOf', { paper })}
        onClick={() => void preview(ask)}
      >
        {t('policy.preview')}
      </Button>
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
