import type { MouseEvent } from 'react';
import { paths, RESUMING } from '@shared/domain';
import { Link, useLocation, useNavigate } from '@shared/federation/router';
import { textOfLimit, useMoreTexts, useTexts } from '@shared/i18n';
import {
  Actions,
  Button,
  Card,
  LinkButton,
  MailIcon,
  Notice,
  Page,
  PageHeading,
  PhoneIcon,
  SectionHeading,
  space,
  Stack,
  Text,
} from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useContact } from '../frame/useContact';
import { useGuardFacts } from '../routing/useGuardFacts';
import { pagesTexts } from '../texts/pagesTexts';
import { RatingReasons } from './RatingReasons';
import { Seller } from './Seller';
import { useApiCheck, type ApiCheck } from './useApiCheck';

/** Phone and email, and the way back to the quote (specification 2.11). */
export function ContactUsPage() {
  useMoreTexts(pagesTexts);
  const { t } = useTexts('shell');
  const contact = useContact();
  const { storedQuoteId, apiUnavailable } = useGuardFacts();
  const check = useApiCheck();
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading lead={t('contactUs.lead')}>{t('contactUs.title')}</PageHeading>
        {apiUnavailable ? <Unavailable check={check} /> : null}
        <Ended />
        <RatingReasons />
        <Card>
          <Stack $gap={5}>
            <div>
              <SectionHeading $size={20}>{t('contactUs.byPhone')}</SectionHeading>
              <Way href={contact.phoneLink}>
                <PhoneIcon size={20} />
                {contact.phone}
              </Way>
            </div>
            <div>
              <SectionHeading $size={20}>{t('contactUs.byEmail')}</SectionHeading>
              <Way href={contact.emailLink}>
                <MailIcon size={20} />
                {contact.email}
              </Way>
            </div>
          </Stack>
        </Card>
        <Seller />
        {storedQuoteId ? <BackToQuote askFirst={apiUnavailable ? check.ask : null} /> : null}
      </Stack>
    </Page>
  );
}

/** While the API is unavailable the review would redirect back here, so the link checks first. */
function BackToQuote({ askFirst }: { askFirst: ApiCheck['ask'] | null }) {
  const { t } = useTexts('shell');
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!askFirst) return;
    event.preventDefault();
    void askFirst().then((answers) => (answers ? navigate(paths.review(RESUMING)) : undefined));
  };
  return (
    <Actions>
      <LinkButton as={Link} to={paths.review(RESUMING)} onClick={go}>
        {t('contactUs.review')}
      </LinkButton>
    </Actions>
  );
}

/** An ended purchase leads here (specification 2.12, signatures); its link says so. */
function Ended() {
  const { t } = useTexts('shell');
  const { state } = useLocation();
  const isEnded = typeof state === 'object' && state !== null && 'purchaseEnded' in state;
  if (!isEnded) return null;
  return (
    <Notice tone="danger" title={t('contactUs.endedTitle')}>
      {t('contactUs.endedBody')}
    </Notice>
  );
}

function Unavailable({ check: { state, limit, ask } }: { check: ApiCheck }) {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const id = bus.last('api:availability-changed')?.reference;
  return (
    <Notice tone="danger">
      <Stack>
        <output>
          {textOfLimit(t, limit) ??
            t(state === 'still' ? 'contactUs.stillUnavailable' : 'contactUs.unavailable')}
        </output>
        <Button onClick={() => void ask()} busy={state === 'asking'} busyText={t('contactUs.retrying')}>
          {t('contactUs.retry')}
        </Button>
        {id ? <Text $size={14}>{t('common:errors.reference', { id })}</Text> : null}
      </Stack>
    </Notice>
  );
}

/** A touch target's minimum height. */
const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  overflow-wrap: break-word;
`;
