import { defineRemote } from '@shared/federation/remote';
import { App } from './App';
import { rates as en } from './locales/en/rates';
import { rates as es } from './locales/es/rates';

/** What the shell loads from this remote: its screens, and the texts it brings beyond the shared namespaces. */
export default defineRemote({ App, resources: { en: { rates: en }, es: { rates: es } } });
