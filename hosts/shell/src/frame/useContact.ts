import { formatPhone } from '@shared/domain';
import { useShell } from '../boot/ShellContext';

/** The provider's contact details: values for texts, and link URLs. */
export function useContact() {
  const { config } = useShell();
  return {
    brand: config.brand,
    phone: formatPhone(config.phone),
    email: config.email,
    phoneLink: `tel:+1${config.phone}`,
    emailLink: `mailto:${config.email}`,
  };
}
