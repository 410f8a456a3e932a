import type { ApiError } from '@shared/api-client';
import { currentConsentWording, textOfProblem, useMailHint, useTexts, tellFailure } from '@shared/i18n';
import {
  Actions,
  Button,
  CheckboxField,
  EmailField,
  phoneMask,
  Stack,
  TextField,
  ErrorSummary,
  type FieldProblem,
} from '@shared/ui';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contactValues';

/** In the order of the form. */
const FIELDS = ['fullName', 'to', 'phoneNumber'] as const;

interface ContactProblemsProps {
  form: UseFormReturn<ContactValues>;
  failure: ApiError | undefined;
}

/** The form's errors, or why it could not be sent; focused after each failed submit. */
function ContactProblems({ form: { formState }, failure }: ContactProblemsProps) {
  const { t } = useTexts('rates');
  const { errors, submitCount } = formState;
  const problems = FIELDS.flatMap((field): FieldProblem[] => {
    const message = textOfProblem(t, errors[field]?.message);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0 && submitCount > 0) {
    const title = t('common:form.summary', { count: problems.length });
    return <ErrorSummary key={submitCount} title={title} errors={problems} />;
  }
  if (!failure) return null;
  return (
    <ErrorSummary
      key={submitCount}
      title={t('contact.agent.failed')}
      errors={[{ message: tellFailure(t, failure) }]}
    />
  );
}

interface Props {
  form: UseFormReturn<ContactValues>;
  onSend: (values: ContactValues) => Promise<void>;
  failure: ApiError | undefined;
  busy: boolean;
}

/** Name, email and phone, all required (section 5), and the optional telephone consent. */
export function ContactMeForm({ form, onSend, failure, busy }: Props) {
  const { t } = useTexts('rates');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <Stack $gap={5}>
        <ContactProblems form={form} failure={failure} />
        <Fields form={form} />
        <Consent form={form} />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyText={t('contact.agent.sending')}>
            {t('ways.agent')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function Fields({ form: { control, register, formState } }: Pick<Props, 'form'>) {
  const { t } = useTexts('rates');
  const { field: to } = useController({ control, name: 'to' });
  const hintWords = useMailHint();
  const problem = (name: keyof ContactValues) => textOfProblem(t, formState.errors[name]?.message);
  return (
    <>
      <TextField
        {...register('fullName')}
        autoComplete="name"
        label={t('contact.agent.name')}
        error={problem('fullName')}
      />
      <EmailField
        name="to"
        label={t('contact.agent.to')}
        error={problem('to')}
        value={to.value}
        onValueChange={to.onChange}
        onBlur={to.onBlur}
        hintWords={hintWords}
      />
      <TextField
        {...register('phoneNumber')}
        type="tel"
        autoComplete="tel-national"
        mask={phoneMask}
        width="medium"
        label={t('contact.agent.phone')}
        hint={t('contact.agent.phoneHint')}
        error={problem('phoneNumber')}
      />
    </>
  );
}

/** The exact wording stored with the consent. */
function Consent({ form: { register } }: Pick<Props, 'form'>) {
  const { t, language } = useTexts('rates');
  return (
    <CheckboxField
      {...register('mayCall')}
      label={currentConsentWording('telephone_contact')[language]}
      hint={t('contact.agent.byEmailOnly')}
    />
  );
}
