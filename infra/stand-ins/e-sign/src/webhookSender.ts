import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from '../../common/faults';
import { sendWebhook } from '../../common/sendWebhook';
import type { Envelope, Word } from './envelope/envelope';
import type { EnvelopeStore } from './envelopeStore';

const LONGEST_PAUSE = 60_000;

export interface WebhookSender {
  /** Starts sending the envelope's undelivered webhooks. */
  tell(envelopeId: string): void;
  stop(): void;
}

interface Settings {
  store: EnvelopeStore;
  secret: string;
  faults: Faults;
  /** Milliseconds before the second attempt; each later delay doubles. */
  firstPause?: number;
}

const bodyOf = (envelope: Envelope, { id, type, at }: Word) => ({ id, type, envelope_id: envelope.id, at });

/** Sends webhooks about envelopes, retried until they are delivered, even after a restart. */
export function createWebhookSender({ store, secret, faults, firstPause = 500 }: Settings): WebhookSender {
  const end = new AbortController();
  const isForgotten = ({ id }: Envelope): boolean => store.find('id', id) === undefined;
  const attempt = async (envelope: Envelope, word: Word): Promise<boolean> => {
    const fault = faults.next('webhook');
    if (fault?.kind === 'slow') await sleep(fault.ms, undefined, { signal: end.signal });
    if (fault?.kind === 'error' || fault?.kind === 'reset') return false;
    const isDelivered = await sendWebhook(envelope.webhook_url, bodyOf(envelope, word), secret);
    if (fault?.kind === 'duplicate_webhook') {
      await sendWebhook(envelope.webhook_url, bodyOf(envelope, word), secret);
    }
    return isDelivered && fault?.kind !== 'lost_reply';
  };
  const tellOne = async (envelope: Envelope, word: Word): Promise<void> => {
    for (
      let pause = firstPause;
      !isForgotten(envelope) && !(await attempt(envelope, word));
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    ) {
      await sleep(pause, undefined, { signal: end.signal });
    }
    const words = envelope.words.map((each) => (each.id === word.id ? { ...each, is_heard: true } : each));
    if (!end.signal.aborted && !isForgotten(envelope)) store.save({ ...envelope, words });
  };
  return {
    tell(envelopeId) {
      const envelope = store.find('id', envelopeId);
      const waiting = envelope?.words.filter(({ is_heard }) => !is_heard) ?? [];
      for (const word of waiting) {
        // Stopped while waiting; the next start resumes from the file.
        if (envelope) tellOne(envelope, word).catch(() => undefined);
      }
    },
    stop: () => end.abort(),
  };
}
