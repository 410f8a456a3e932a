import type { Language } from '@shared/event-bus';
import { color, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useContact } from './useContact';

/** In the static page only, so the app's bundle does not contain it. */
const WORDS = {
  en: 'Quotes on this site need JavaScript, which is off in your browser. You can still get a quote or help from a person, by phone or email:',
  es: 'Para cotizar, este sitio necesita JavaScript, que está desactivado en su navegador. Una persona puede cotizarle o ayudarle por teléfono o correo electrónico:',
};

/** Says at once what works without scripts and how to reach a person; browsers show it only with scripts disabled. */
export function NoScripts({ language }: { language: Language }) {
  const { phone, phoneLink, email, emailLink } = useContact();
  return (
    <noscript>
      <Band>
        {WORDS[language]} <Phone href={phoneLink}>{phone}</Phone>, <a href={emailLink}>{email}</a>
      </Band>
    </noscript>
  );
}

/**
 * Part of the static page that waits for scripts: gone where they are disabled. With scripts enabled, `noscript` has no
 * elements.
 */
export const WaitsForScripts = styled.div`
  noscript:has(p) ~ &,
  noscript:has(p) ~ * & {
    display: none;
  }
`;
/** In one line, so that it reads as one number. */
const Phone = styled.a`
  white-space: nowrap;
`;
const Band = styled.p`
  margin: 0;
  padding: ${space(4)};
  background: ${color.paper};
  text-align: center;
`;
