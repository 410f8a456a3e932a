import { isEmbedEvent, type EmbedEventName, type EmbedEvents, type EmbedLanguage } from './events';
import type { EmbedChoices, EmbedPrefill, GivenChoices } from './options';
import { readTheme } from './theme';

/** The version of the messages between the loader and its frame. */
export const MESSAGE_VERSION = 1;

/** A message between the loader and its frame. */
export interface Envelope<Type extends string, Detail> {
  autoQuote: typeof MESSAGE_VERSION;
  type: Type;
  detail: Detail;
}

/** From the frame: `hello` once it listens, as early as it can; then the element's events. */
export type FrameMessage =
  | Envelope<'hello', Record<string, never>>
  | { [Name in EmbedEventName]: Envelope<Name, EmbedEvents[Name]> }[EmbedEventName];

/** From the loader: the answer to `hello`, and again after every change. */
export type LoaderMessage = Envelope<'choices', GivenChoices>;

/** Writes a message of the frame. */
export const frameMessage = <Name extends EmbedEventName>(
  type: Name,
  detail: EmbedEvents[Name],
): Envelope<Name, EmbedEvents[Name]> => ({ autoQuote: MESSAGE_VERSION, type, detail });

/** Tells the loader that the frame listens. */
export const helloMessage: FrameMessage = { autoQuote: MESSAGE_VERSION, type: 'hello', detail: {} };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type and detail of a message in the envelope; null for anything else. */
function opened(data: unknown): { type: string; detail: Record<string, unknown> } | null {
  if (!isObject(data) || data['autoQuote'] !== MESSAGE_VERSION) return null;
  const { type, detail } = data;
  return typeof type === 'string' && isObject(detail) ? { type, detail } : null;
}

/** Whether data is a message of a frame. The caller has checked its window and origin. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  const message = opened(data);
  return message !== null && (message.type === 'hello' || isEmbedEvent(message.type));
}

const isLanguage = (value: unknown): value is EmbedLanguage => value === 'en' || value === 'es';

function readPrefill(value: unknown): EmbedPrefill {
  if (!isObject(value)) return {};
  const { zip, homeowner, currentlyInsured, vin } = value;
  return {
    ...(typeof zip === 'string' && /^\d{5}$/.test(zip) ? { zip } : {}),
    ...(typeof homeowner === 'boolean' ? { homeowner } : {}),
    ...(typeof currentlyInsured === 'boolean' ? { currentlyInsured } : {}),
    ...(typeof vin === 'string' && /^[A-HJ-NPR-Z\d]{17}$/i.test(vin) ? { vin } : {}),
  };
}

/** Names in a partner's prefill that are unknown or not valid. The loader sends null for an attribute that is absent. */
export function wrongPrefill(given: unknown): string[] {
  const valid = readPrefill(given);
  if (!isObject(given)) return [];
  return Object.keys(given).filter((name) => given[name] !== null && !Object.hasOwn(valid, name));
}

/** What is valid in the choices of a partner's page. */
export function readChoices(given: unknown): EmbedChoices {
  const { language, theme, prefill } = isObject(given) ? given : {};
  return {
    ...(isLanguage(language) ? { language } : {}),
    theme: readTheme(theme).theme,
    prefill: readPrefill(prefill),
  };
}

/** The choices in a message of the loader; null for anything else. The caller has checked its window and origin. */
export function readLoaderMessage(data: unknown): EmbedChoices | null {
  const message = opened(data);
  return message?.type === 'choices' ? readChoices(message.detail) : null;
}
