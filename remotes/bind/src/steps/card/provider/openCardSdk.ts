import { callProvider, readEvent, type OpenCard } from './cardProvider';
import { loadScript } from './loadScript';

/** The first system: a script that collects the card, configured per carrier (specification 7, reading 3). */
export const openCardSdk: OpenCard = async ({ token, language, place, onEvent }) => {
  await loadScript(`${token.origin}/sdk.js`);
  const listen = (event: unknown) => {
    const { type, sessionId, description } = readEvent(event);
    if (type === 'ready') onEvent({ kind: 'ready' });
    if (type === 'card_added' && sessionId !== null) onEvent({ kind: 'paid', sessionId });
    if (type === 'cancelled') onEvent({ kind: 'left', as: 'cancelled' });
    if (type === 'error') onEvent({ kind: 'failed', description });
    // 'tokenized' is ignored (section 4).
  };
  const { value, account } = token;
  return callProvider('CardSdk', 'collect', {
    token: value,
    configId: account,
    element: place,
    language,
    onEvent: listen,
  });
};
