/**
 * The two names of react-i18next that this site uses. A shared library cannot be tree-shaken (6 KB of unused parts), so
 * this module is shared instead, like the router (ADR 0002). A new name requires a shell release.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
