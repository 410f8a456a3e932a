import { withTexts } from '@shared/i18n';
import type { ComponentType } from 'react';
import type { PageName } from '../routing/placeFor';
import { pagesTexts } from '../texts/pagesTexts';
import { resumeTexts } from '../texts/resumeTexts';

const pages = withTexts(pagesTexts, () => import(/* webpackChunkName: "pages" */ './pages'));
const resume = withTexts(resumeTexts, () => import(/* webpackChunkName: "resume" */ './resume/pages'));

/** The shell's own pages and their chunks. */
export const LAZY_PAGES: Record<PageName, () => Promise<ComponentType>> = {
  contactUs: () => pages().then(({ ContactUsPage }) => ContactUsPage),
  privacy: () => pages().then(({ PrivacyPage }) => PrivacyPage),
  accessibility: () => pages().then(({ AccessibilityPage }) => AccessibilityPage),
  lockedQuote: () => resume().then(({ LockedQuotePage }) => LockedQuotePage),
  waitingList: () => resume().then(({ WaitingListPage }) => WaitingListPage),
  resumeLink: () => resume().then(({ ResumeLinkPage }) => ResumeLinkPage),
};
