import { yupResolver } from '@hookform/resolvers/yup';
import { contactMeSchema } from '@shared/domain';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contactValues';

const judge = yupResolver(contactMeSchema);

/** The API's own schema; the box is no part of it, since a consent is sent by its version and only when given. */
const resolver: Resolver<ContactValues> = async ({ mayCall, ...contact }, context, options) => {
  const { errors } = await judge(contact, context, { ...options, fields: {} });
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...contact, mayCall }, errors: {} };
};

/** Judged on submit: a line that appears while a field is left would push the button from under the pointer. */
export function useContactForm(typed: ContactValues): UseFormReturn<ContactValues> {
  return useForm<ContactValues>({
    resolver,
    defaultValues: typed,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
}
