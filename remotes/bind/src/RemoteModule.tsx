import { defineRemote } from '@shared/federation/remote';
import { App } from './App';
import { bind as en } from './locales/en/bind';
import { bind as es } from './locales/es/bind';

/** What the shell loads from this remote: its screens, and the texts it brings beyond the shared namespaces. */
export default defineRemote({ App, resources: { en: { bind: en }, es: { bind: es } } });
