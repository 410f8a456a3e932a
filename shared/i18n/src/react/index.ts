/**
 * The two names of react-i18next that this site uses. Shared as a whole the library cannot be shaken (6 KB of parts that
 * nobody calls), so this module is what is shared, as with the router (ADR 0002). A new name is a shell release.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
