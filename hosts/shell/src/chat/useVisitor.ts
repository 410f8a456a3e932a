import { useMemo } from 'react';
import { useQuote } from '@shared/api-client/hooks';
import { formatPhone } from '@shared/domain';

/** The chat visitor, from the quote's answers. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** The policyholder of the stored quote (specification 2.12: the chat visitor info); null until named. */
export function useVisitor(): Visitor | null {
  const { quote } = useQuote();
  const { first_name, last_name, email, phone } = quote?.drivers.find((each) => each.policy_holder) ?? {};
  return useMemo(() => {
    const name = [first_name, last_name].filter(Boolean).join(' ');
    if (name === '' && !email && !phone) return null;
    return { name, email: email ?? '', phone: phone ? formatPhone(phone) : '' };
  }, [first_name, last_name, email, phone]);
}
