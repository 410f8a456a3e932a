export { LockedQuotePage } from './LockedQuotePage';
export { ResumeLinkPage } from './ResumeLinkPage';
