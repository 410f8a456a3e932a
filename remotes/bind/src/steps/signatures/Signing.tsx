import { useQuote } from '@shared/api-client/hooks';
import { CARRIERS, hasEnded, paths, type Quote } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { usePolling } from '../../parts/usePolling';
import { AwayToSign } from './AwayToSign';
import { EmbeddedSigning } from './EmbeddedSigning';
import { GettingDocuments } from './GettingDocuments';
import { GivingBack } from './GivingBack';

/** Polling intervals in ms: while the documents are prepared, and while they are read. */
const MAKING = 2000;
const READING = 10_000;

const ENDED = { purchaseEnded: true } as const;

/** The documents once they are ready, signed the way the carrier's payment system requires (reading 3). */
export function Signing({ quote }: { quote: Quote }) {
  const { policy_number: number, esignUrl, errors, selected_rate: rate } = quote;
  const isReady = number !== null && esignUrl !== null && rate !== null;
  usePolling(useQuote().retry, isReady ? READING : MAKING);
  if (number === null && errors !== null && errors.length > 0) {
    return <Navigate to={paths.contactUs()} state={ENDED} replace />;
  }
  if (hasEnded(quote.status)) return <GivingBack />;
  if (!isReady) return <GettingDocuments quote={quote} />;
  const isEmbedded = CARRIERS[rate.carrier_id].paymentSystem === 'hosted';
  const Way = isEmbedded ? EmbeddedSigning : AwayToSign;
  return <Way quote={quote} number={number} address={esignUrl} />;
}
