import { ApiError } from '@shared/api-client';
import { useDocument } from '@shared/api-client/hooks';
import { useBus } from '@shared/federation/remote';
import { useEffect, useState } from 'react';

/** A response of this size or smaller is not a document (specification 7). */
const TOO_SMALL = 1000;

export type PaperState =
  | { kind: 'unasked' }
  | { kind: 'fetching' }
  | { kind: 'ready'; address: string }
  | { kind: 'invalid' }
  | { kind: 'failed'; failure: ApiError };

interface Paper {
  file: PaperState;
  /** Fetches it on request; returns the file's URL, or null on failure. */
  ask: () => Promise<string | null>;
}

/** A policy document as a blob URL, fetched on request and revoked on unmount. */
export function usePaper(url: string): Paper {
  const { trigger } = useDocument();
  const bus = useBus();
  const [file, setFile] = useState<PaperState>({ kind: 'unasked' });
  const address = file.kind === 'ready' ? file.address : null;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const fetchIt = async (): Promise<PaperState> => {
    try {
      const blob = await trigger(url);
      if (blob.size > TOO_SMALL) return { kind: 'ready', address: URL.createObjectURL(blob) };
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.pdf_invalid' });
      return { kind: 'invalid' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'failed', failure: error };
    }
  };
  const ask = async () => {
    setFile({ kind: 'fetching' });
    const came = await fetchIt();
    setFile(came);
    return came.kind === 'ready' ? came.address : null;
  };
  return { file, ask };
}
