import { lazyPart } from '../lazy/lazyPart';

/** The dialog behind 'Email my quote'. */
export const EmailQuoteDialog = lazyPart(() =>
  import(/* webpackChunkName: "contact" */ './EmailQuoteDialog').then((part) => part.EmailQuoteDialog),
);

/** The dialog behind 'Have an agent contact me'; with it comes the form library. */
export const ContactMeDialog = lazyPart(() =>
  import(/* webpackChunkName: "contactMe" */ './ContactMeDialog').then((part) => part.ContactMeDialog),
);
