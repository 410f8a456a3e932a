import { formatPhone } from '@shared/domain';
import { useShell } from '../boot/ShellContext';

/** How to reach the provider: values for texts, and the addresses of the links. */
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
