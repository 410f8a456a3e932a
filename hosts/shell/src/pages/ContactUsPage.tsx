import { useState } from 'react';
import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, Card, LinkButton, Notice, Page, PageHeading, Stack } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import { useContact } from '../frame/useContact';
import { useStanding } from '../routing/useStanding';

/** Phone and e-mail, and the way back to the quote (specification 2.11). */
export function ContactUsPage() {
  const { t } = useTexts('shell');
  const contact = useContact();
  const { storedQuoteId, apiUnavailable } = useStanding();
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading lead={t('contactUs.lead')}>{t('contactUs.title')}</PageHeading>
        {apiUnavailable ? <Unavailable /> : null}
        <Card>
          <Stack>
            <h2>{t('contactUs.byPhone')}</h2>
            <a href={contact.phoneLink}>{contact.phone}</a>
            <h2>{t('contactUs.byEmail')}</h2>
            <a href={contact.emailLink}>{contact.email}</a>
          </Stack>
        </Card>
        {storedQuoteId && !apiUnavailable ? (
          <LinkButton as={Link} to={paths.review()}>
            {t('contactUs.review')}
          </LinkButton>
        ) : null}
      </Stack>
    </Page>
  );
}

/** The way out of an outage: one plain call; its success clears the flag (readings 10). */
function Unavailable() {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  async function ask(): Promise<void> {
    setState('asking');
    const answer = await fetch('/v2/carriers/getallcarriers', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) bus.emit('api:availability-changed', { unavailable: false });
    else setState('still');
  }
  return (
    <Notice tone="danger">
      <Stack>
        <output>{t(state === 'still' ? 'contactUs.stillUnavailable' : 'contactUs.unavailable')}</output>
        <Button onClick={() => void ask()} busy={state === 'asking'}>
          {t('contactUs.retry')}
        </Button>
      </Stack>
    </Notice>
  );
}
