import { useMoreTexts, useTexts } from '@shared/i18n';
import { Alert, media, space } from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useContact } from '../frame/useContact';
import { storageTexts } from '../texts/storageTexts';

/** Says that the browser stores nothing, or nothing more; once closed it stays hidden until the page reloads. */
export function NotSaved() {
  useMoreTexts(storageTexts);
  const { t } = useTexts('shell');
  const contact = useContact();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Place aria-label={t('notSaved.label')}>
      <Alert tone="info" onClose={() => setOpen(false)} closeLabel={t('common:alert.dismiss')}>
        {t('notSaved.body', contact)}
      </Alert>
    </Place>
  );
}

const Place = styled.section`
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} 0;
  ${media.tablet} {
    padding: ${space(5)} ${space(6)} 0;
  }
`;
