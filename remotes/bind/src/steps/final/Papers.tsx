import { DOCUMENT_TYPES, type QuoteDocument } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import {
  Actions,
  Button,
  DocumentIcon,
  LinkButton,
  Row,
  SectionHeading,
  Skeleton,
  Stack,
  Text,
} from '@shared/ui';
import { useState } from 'react';
import { usePaper } from './usePaper';

/** The policy's papers, to look at and to keep, the ID cards first (specification 2.12, reading 50). */
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
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack $gap={3}>
      <Row $gap={3} $wrap={false} $align="start">
        <DocumentIcon />
        <Stack $gap={1}>
          <SectionHeading as="h3" $size={18}>
            {t(`policy.paper.${type}`)}
          </SectionHeading>
          <Text $muted>{t(`policy.paperHelp.${type}`)}</Text>
        </Stack>
      </Row>
      <PaperFile key={attempt} type={type} url={url} onRetry={() => setAttempt(attempt + 1)} />
    </Stack>
  );
}

/** Fetched at once, so that looking and keeping are links: what opens after a wait, browsers take for an intruder. */
function PaperFile({ type, url, onRetry }: QuoteDocument & { onRetry: () => void }) {
  const { t } = useTexts('bind');
  const file = usePaper(url);
  const paper = t(`policy.paper.${type}`);
  if (file.kind === 'fetching') return <Skeleton shape="lines" count={1} label={t('policy.fetching')} />;
  if (file.kind === 'ready') {
    return (
      <Actions>
        <LinkButton href={file.address} target="_blank" aria-label={t('policy.previewOf', { paper })}>
          {t('policy.preview')}
        </LinkButton>
        <LinkButton
          href={file.address}
          download={`${t(`policy.file.${type}`)}.pdf`}
          aria-label={t('policy.downloadOf', { paper })}
        >
          {t('policy.download')}
        </LinkButton>
      </Actions>
    );
  }
  return (
    <Stack $gap={2} role="alert">
      <Text>
        {file.kind === 'invalid'
          ? t('policy.paperInvalid')
          : tellFailure(t, file.failure, t('policy.paperFailed'))}
      </Text>
      <div>
        <Button onClick={onRetry}>{t('load.retry')}</Button>
      </div>
    </Stack>
  );
}
