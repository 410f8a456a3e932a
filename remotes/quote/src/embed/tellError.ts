import type { EmbedErrorCode } from '@shared/embed';
import type { Emit } from './EmbedContext';

/** `@shared/embed` from before 1.2.0 lists fewer. */
type QuoteErrorCode = EmbedErrorCode | 'step_failed' | 'partner_limit_reached';

const isListed = (_code: QuoteErrorCode): _code is EmbedErrorCode => true;

/** Tells the partner's page what went wrong in a quote that stays. `message` is for its developer. */
export function tellError(emit: Emit, code: QuoteErrorCode, message?: string): void {
  if (isListed(code)) emit('error', { code, fatal: false, ...(message === undefined ? {} : { message }) });
}
