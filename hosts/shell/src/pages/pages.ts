export { AccessibilityPage } from './AccessibilityPage';
export { ContactUsPage } from './ContactUsPage';
export { PrivacyPage } from './PrivacyPage';
