import { DOCUMENT_TYPES, type QuoteDocument } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { DocumentIcon, Row, SectionHeading, Stack, Text } from '@shared/ui';
import { PaperFile } from './PaperFile';

/** The policy's other documents, to preview and download; the ID cards are at the top of the page (reading 50). */
export function Papers({ documents }: { documents: readonly QuoteDocument[] }) {
  const { t } = useTexts('bind');
  const papers = DOCUMENT_TYPES.flatMap((type) =>
    documents.filter((document) => document.type === type && type !== 'id_cards'),
  );
  if (papers.length === 0) return null;
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
