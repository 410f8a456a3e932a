export { AccessibilityPage } from './AccessibilityPage';
export { ContactUsPage } from './ContactUsPage';
export { EraseDataPage } from './EraseDataPage';
export { MyDataPage } from './MyDataPage';
export { PrivacyPage } from './PrivacyPage';
