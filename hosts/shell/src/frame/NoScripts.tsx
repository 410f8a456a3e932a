import type { Language } from '@shared/event-bus';
import { SUPPORTED } from '@shared/federation/page';
import { color, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useContact } from './useContact';

/** In the static page only, so the app's bundle does not contain it. */
const WORDS = {
  en: 'Quotes on this site need JavaScript, which is off in your browser. You can still get a quote or help from a person, by phone or email:',
  es: 'Para cotizar, este sitio necesita JavaScript, que está desactivado en su navegador. Una persona puede cotizarle o ayudarle por teléfono o correo electrónico:',
};

/** In the static page only, too, where the app never starts. */
const OLD = {
  en: 'Your browser is too old for this site. Update it, or open this page in another one. You can also get a quote or help from a person, by phone or email:',
  es: 'Su navegador es muy antiguo para este sitio. Actualícelo o abra esta página en otro. Una persona también puede cotizarle o ayudarle por teléfono o correo electrónico:',
};

function Person({ children }: { children: ReactNode }) {
  const { phone, phoneLink, email, emailLink } = useContact();
  return (
    <Band>
      {children} <Phone href={phoneLink}>{phone}</Phone>, <a href={emailLink}>{email}</a>
    </Band>
  );
}

/** Says at once what works without scripts and how to reach a person; browsers show it only with scripts disabled. */
export function NoScripts({ language }: { language: Language }) {
  return (
    <noscript>
      <Person>{WORDS[language]}</Person>
    </noscript>
  );
}

/** Tells a browser older than the list so. By CSS alone: its scripts may not even be read there. */
export const OldBrowser = ({ language }: { language: Language }) => (
  <Outdated>
    <Person>{OLD[language]}</Person>
  </Outdated>
);

/**
 * Part of the static page that waits for scripts: gone where they are disabled or never start. With scripts enabled,
 * `noscript` has no elements.
 */
export const WaitsForScripts = styled.div`
  display: none;
  @supports ${SUPPORTED} {
    display: block;
  }
  noscript:has(p) ~ &,
  noscript:has(p) ~ * & {
    display: none;
  }
`;
/** Shown unless the browser says otherwise, since an old one may not understand the question. */
const Outdated = styled.div`
  @supports ${SUPPORTED} {
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
