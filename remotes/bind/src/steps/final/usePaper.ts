import { ApiError } from '@shared/api-client';
import { useDocument } from '@shared/api-client/hooks';
import { useBus } from '@shared/federation/remote';
import { useEffect, useEffectEvent, useState } from 'react';

/** No more bytes than this is no document (specification 7). */
const TOO_SMALL = 1000;

export type PaperState =
  | { kind: 'fetching' }
  | { kind: 'ready'; address: string }
  | { kind: 'invalid' }
  | { kind: 'failed'; failure: ApiError };

const FETCHING: PaperState = { kind: 'fetching' };

/** A paper of the policy as a file of this page; its address dies with the screen. */
export function usePaper(url: string): PaperState {
  const { trigger } = useDocument();
  const bus = useBus();
  const [file, setFile] = useState(FETCHING);

  const fetchIt = useEffectEvent(async (wanted: string): Promise<PaperState> => {
    try {
      const blob = await trigger(wanted);
      if (blob.size > TOO_SMALL) return { kind: 'ready', address: URL.createObjectURL(blob) };
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.pdf_invalid' });
      return { kind: 'invalid' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'failed', failure: error };
    }
  });
  useEffect(() => {
    let isGone = false;
    let made = FETCHING;
    const drop = () => {
      if (made.kind === 'ready') URL.revokeObjectURL(made.address);
    };
    const run = async () => {
      made = await fetchIt(url);
      if (isGone) drop();
      else setFile(made);
    };
    void run();
    return () => {
      isGone = true;
      drop();
    };
  }, [url]);
  return file;
}
