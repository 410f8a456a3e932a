import { withTexts } from '@shared/i18n';
import { lazyPart } from '../lazy/lazyPart';
import { contactTexts } from '../locales/contactTexts';

/** The dialog behind 'Email my quote'. */
export const EmailQuoteDialog = lazyPart(
  withTexts(contactTexts, () =>
    import(/* webpackChunkName: "contact" */ './EmailQuoteDialog').then((part) => part.EmailQuoteDialog),
  ),
);

/** The dialog behind 'Have an agent contact me', which also loads the form library. */
export const ContactMeDialog = lazyPart(
  withTexts(contactTexts, () =>
    import(/* webpackChunkName: "contactMe" */ './ContactMeDialog').then((part) => part.ContactMeDialog),
  ),
);
