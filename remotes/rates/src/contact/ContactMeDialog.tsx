import { useContactMe } from '@shared/api-client/hooks';
import { currentConsentWording, useMoreTexts, useTexts } from '@shared/i18n';
import { Dialog, Stack, Text } from '@shared/ui';
import { contactTexts } from '../locales/contactTexts';
import { ContactMeForm } from './ContactMeForm';
import type { ContactValues } from './contactValues';
import type { Sent } from './SentNotice';
import { yupResolver } from '@hookform/resolvers/yup';
import { contactMeSchema, plainText } from '@shared/domain';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';

const judge = yupResolver(contactMeSchema);

/** The API's own schema without the box, since a consent is sent as its version and only if given. */
const resolver: Resolver<ContactValues> = async ({ mayCall, ...contact }, context, options) => {
  const { errors } = await judge({ ...contact, to: plainText(contact.to) }, context, {
    ...options,
    fields: {},
  });
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...contact, mayCall }, errors: {} };
};

/** Validates on submit, since an error appearing on blur would move the button away from the pointer. */
function useContactForm(typed: ContactValues): UseFormReturn<ContactValues> {
  return useForm<ContactValues>({
    resolver,
    defaultValues: typed,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
}

interface Props {
  /** What was typed earlier. */
  typed: ContactValues;
  onClose: (typed: ContactValues) => void;
  onSent: (sent: Sent) => void;
}

/** Asks an agent to write, and to call only with the shopper's consent (reading 24, design: consent). */
export function ContactMeDialog({ typed, onClose, onSent }: Props) {
  useMoreTexts(contactTexts);
  const { t } = useTexts('rates');
  const form = useContactForm(typed);
  const { trigger, isMutating, error } = useContactMe();
  const send = ({ mayCall, ...contact }: ContactValues) => {
    const { version } = currentConsentWording('telephone_contact');
    return trigger({ ...contact, ...(mayCall ? { telephoneConsent: { version } } : {}) }).then(
      () => onSent({ way: 'agent', contact: { ...contact, mayCall } }),
      // The failure is shown above the fields.
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      title={t('ways.agent')}
      closeLabel={t('contact.close')}
      onClose={() => onClose(form.getValues())}
      dismissible={!isMutating}
    >
      <Stack $gap={4}>
        <Text>{t('contact.agent.lead')}</Text>
        <ContactMeForm form={form} onSend={send} failure={error} busy={isMutating} />
      </Stack>
    </Dialog>
  );
}
