import type { ResumeLinkInput } from '@shared/domain';
import { requestResumeLink } from '../requests/requestResumeLink';
import type { Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Requests an email with a link to a quote that is not open in this browser. */
export function useRequestResumeLink(): Trigger<[ResumeLinkInput], Accepted> {
  const { transport } = useApi();
  return useTrigger('requestResumeLink', (link: ResumeLinkInput) => requestResumeLink(transport, link));
}
