import { useOpenPayment } from '@shared/api-client/hooks';
import { type Quote, STATE_RULES } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useEffect, useRef } from 'react';

/**
 * Asks for the same payment once more in a language that was changed while it is open, so that the server hears of it:
 * papers and letters are written in it, and the card service's own word may have them drawn before the bind (reading 27).
 */
export function useToldLanguage({ address }: Quote, isOpen: boolean): void {
  const { language } = useTexts('bind');
  const { trigger } = useOpenPayment();
  const { system } = STATE_RULES[address.state];
  const told = useRef(language);
  useEffect(() => {
    if (!isOpen || told.current === language) return;
    told.current = language;
    // Nobody waits for it, and the bind says it again.
    trigger(system).catch(() => undefined);
  }, [language, isOpen, system, trigger]);
}
