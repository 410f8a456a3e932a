import { lateTexts } from '@shared/i18n';

/** Texts of the contact dialogs, including errors. */
export const contactTexts = lateTexts({
  en: () => import(/* webpackChunkName: "contact-en" */ './en/parts/contact').then((part) => part.contact),
  es: () => import(/* webpackChunkName: "contact-es" */ './es/parts/contact').then((part) => part.contact),
});
