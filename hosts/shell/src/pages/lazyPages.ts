import type { ComponentType } from 'react';
import type { PageName } from '../routing/placeFor';

const pages = () => import(/* webpackChunkName: "pages" */ './pages');
const resume = () => import(/* webpackChunkName: "resume" */ './resume/pages');

/** The shell's own pages and their chunks. */
export const LAZY_PAGES: Record<PageName, () => Promise<ComponentType>> = {
  contactUs: () => pages().then(({ ContactUsPage }) => ContactUsPage),
  privacy: () => pages().then(({ PrivacyPage }) => PrivacyPage),
  accessibility: () => pages().then(({ AccessibilityPage }) => AccessibilityPage),
  eraseData: () => pages().then(({ EraseDataPage }) => EraseDataPage),
  myData: () => pages().then(({ MyDataPage }) => MyDataPage),
  lockedQuote: () => resume().then(({ LockedQuotePage }) => LockedQuotePage),
  waitingList: () => resume().then(({ WaitingListPage }) => WaitingListPage),
  resumeLink: () => resume().then(({ ResumeLinkPage }) => ResumeLinkPage),
};
