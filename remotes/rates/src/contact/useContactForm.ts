import { yupResolver } from '@hookform/resolvers/yup';
import { contactMeSchema, plainText } from '@shared/domain';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contactValues';

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
export function useContactForm(typed: ContactValues): UseFormReturn<ContactValues> {
  return useForm<ContactValues>({
    resolver,
    defaultValues: typed,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
}
