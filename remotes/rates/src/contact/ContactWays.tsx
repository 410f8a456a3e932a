import { FetchAhead } from '@shared/federation/remote';
import { useTexts, withTexts } from '@shared/i18n';
import { Button, Row, Spinner, Stack } from '@shared/ui';
import { useState } from 'react';
import { NOTHING_TYPED, type Typed } from './contactValues';
import { SentNotice, type Sent } from './SentNotice';
import { lazyPart } from '../lazy/lazyPart';
import { contactTexts } from '../locales/contactTexts';

/** The dialog behind 'Email my quote'. */
const EmailQuoteDialog = lazyPart(
  withTexts(contactTexts, () =>
    import(/* webpackChunkName: "contact" */ './EmailQuoteDialog').then((part) => part.EmailQuoteDialog),
  ),
);

/** The dialog behind 'Have an agent contact me', which also loads the form library. */
const ContactMeDialog = lazyPart(
  withTexts(contactTexts, () =>
    import(/* webpackChunkName: "contactMe" */ './ContactMeDialog').then((part) => part.ContactMeDialog),
  ),
);

const DIALOGS = [EmailQuoteDialog, ContactMeDialog] as const;

/** Email the quote, or ask a person (specification 2.9). Confirms what was sent until the next message. */
export function ContactWays() {
  const { t } = useTexts('rates');
  const [open, setOpen] = useState<keyof Typed | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  // A click outside closes a dialog, so the text is kept; in memory only, since it is personal data.
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const show = (way: keyof Typed) => {
    setSent(null);
    setOpen(way);
  };
  const close = (values: Partial<Typed>) => {
    setOpen(null);
    setTyped({ ...typed, ...values });
  };
  const finish = (what: Sent) => {
    setSent(what);
    close({ [what.way]: NOTHING_TYPED[what.way] });
  };
  return (
    <Stack as="section" $gap={0} aria-label={t('ways.label')}>
      <WayButtons onOpen={show} />
      <output>{sent ? <SentNotice sent={sent} /> : null}</output>
      {open === 'email' ? (
        <EmailQuoteDialog
          fallback={<Opening />}
          with={{ typed: typed.email, onClose: (email) => close({ email }), onSent: finish }}
        />
      ) : null}
      {open === 'agent' ? (
        <ContactMeDialog
          fallback={<Opening />}
          with={{ typed: typed.agent, onClose: (agent) => close({ agent }), onSent: finish }}
        />
      ) : null}
      <FetchAhead parts={DIALOGS} />
    </Stack>
  );
}

function WayButtons({ onOpen }: { onOpen: (way: keyof Typed) => void }) {
  const { t } = useTexts('rates');
  return (
    <Row $gap={0}>
      <Button
        variant="quiet"
        onPointerEnter={EmailQuoteDialog.preload}
        onFocus={EmailQuoteDialog.preload}
        onClick={() => onOpen('email')}
      >
        {t('ways.email')}
      </Button>
      <Button
        variant="quiet"
        onPointerEnter={ContactMeDialog.preload}
        onFocus={ContactMeDialog.preload}
        onClick={() => onOpen('agent')}
      >
        {t('ways.agent')}
      </Button>
    </Row>
  );
}

function Opening() {
  const { t } = useTexts('rates');
  return (
    <Row as="output" $gap={2}>
      <Spinner size={20} />
      {t('ways.opening')}
    </Row>
  );
}
