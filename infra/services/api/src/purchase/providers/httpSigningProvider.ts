import { array, type InferType, object, string } from 'yup';
import {
  callProvider,
  pingProvider,
  ProviderFailure,
  type ProviderSettings,
} from '../../providers/callProvider';
import { done, instant, jsonOf, pdf } from '../../providers/readAnswer';
import type { Envelope, RecordsConsent, SignedState, SigningProvider } from './signingProvider';

const createdSchema = object({ id: string().required(), signing_url: string().required() });
const consentSchema = object({
  wording: string().required(),
  version: string().required(),
  language: string()
    .oneOf(['en', 'es'] as const)
    .required(),
  at: instant(),
});
const stateSchema = object({
  status: string()
    .oneOf(['sent', 'completed', 'declined', 'voided'] as const)
    .required(),
  documents: array()
    .of(object({ id: string().required(), sha256: string().required() }))
    .required(),
  audit: array()
    .of(object({ at: instant(), event: string().required() }))
    .default([]),
  consent: consentSchema.nullable().default(null),
});

/** With its name in logs. */
type Settings = HttpSigningSettings & ProviderSettings;

export interface HttpSigningSettings extends Omit<ProviderSettings, 'name'> {
  origin: string;
  webhookUrl: string;
}

const pathOf = (id: string, rest = '') => `/v1/envelopes/${encodeURIComponent(id)}${rest}`;

/** The signing page adds `state` to each of its messages, and never sees the part after the `#`. */
const withState = (signingUrl: string, state: string) => `${signingUrl}#${encodeURIComponent(state)}`;

async function create(settings: Settings, { key, documents, returnUrl, embedOrigin, ...rest }: Envelope) {
  const body = {
    ...rest,
    return_url: returnUrl,
    embed_origin: embedOrigin,
    state: key,
    webhook_url: settings.webhookUrl,
    documents: documents.map(({ content, ...document }) => ({
      ...document,
      content_base64: content.toString('base64'),
    })),
  };
  const call = { name: 'create', method: 'POST', path: '/v1/envelopes', key, body } as const;
  const { id, signing_url } = await callProvider(settings, call, jsonOf(createdSchema));
  return { id, signingUrl: withState(signing_url, key) };
}

const consentOf = ({ at, ...words }: InferType<typeof consentSchema>): RecordsConsent => ({
  ...words,
  givenAt: Date.parse(at),
});

async function find(settings: Settings, id: string): Promise<SignedState> {
  const { status, documents, audit, consent } = await callProvider(
    settings,
    { name: 'find', path: pathOf(id) },
    jsonOf(stateSchema),
  );
  const completed = audit.find(({ event }) => event === 'envelope_completed');
  return {
    status,
    signedAt: completed ? Date.parse(completed.at) : null,
    sha256: Object.fromEntries(documents.map((each) => [each.id, each.sha256])),
    consent: consent && consentOf(consent),
  };
}

function signedDocument(settings: Settings, id: string, documentId: string): Promise<Buffer> {
  const path = pathOf(id, `/documents/${encodeURIComponent(documentId)}`);
  return callProvider(settings, { name: 'document', path }, pdf);
}

/** Already signed, too late to void, but no policy will follow; or not found. */
const OVER = new Set([404, 409]);

async function voidEnvelope(settings: Settings, id: string): Promise<void> {
  try {
    const path = pathOf(id, '/void');
    const call = { name: 'void', method: 'POST', path, key: `void:${id}`, body: {} } as const;
    await callProvider(settings, call, done('voided'));
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !OVER.has(error.status)) throw error;
  }
}

/** An e-signature service with a JSON API: envelopes and their documents. */
export function createHttpSigningProvider(service: HttpSigningSettings): SigningProvider {
  const settings: Settings = { ...service, name: 'esign' };
  return {
    origin: settings.origin,
    ping: () => pingProvider(settings, '/v1/ping'),
    create: (envelope) => create(settings, envelope),
    find: (id) => find(settings, id),
    signedDocument: (id, documentId) => signedDocument(settings, id, documentId),
    void: (id) => voidEnvelope(settings, id),
  };
}
