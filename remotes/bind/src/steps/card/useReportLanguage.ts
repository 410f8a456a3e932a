import { useOpenPayment } from '@shared/api-client/hooks';
import { type Quote, STATE_RULES } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useEffect, useRef } from 'react';

/**
 * Reopens the same payment when the language changes, so the server knows it: documents and emails are written in it,
 * and the card service's webhook may have them rendered before the bind (reading 27).
 */
export function useReportLanguage({ address }: Quote, isOpen: boolean): void {
  const { language } = useTexts('bind');
  const { trigger } = useOpenPayment();
  const { system } = STATE_RULES[address.state];
  const told = useRef(language);
  useEffect(() => {
    if (!isOpen || told.current === language) return;
    told.current = language;
    // Not awaited, since the bind sends it again.
    trigger(system).catch(() => undefined);
  }, [language, isOpen, system, trigger]);
}
