export { LockedQuotePage } from './LockedQuotePage';
export { ResumeLinkPage } from './ResumeLinkPage';
export { WaitingListPage } from './WaitingListPage';
