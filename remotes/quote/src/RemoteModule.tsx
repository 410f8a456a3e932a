import { defineRemote } from '@shared/federation/remote';
import { App } from './App';

/** What the shell loads from this remote: its screens, and the texts it brings beyond the shared namespaces. */
export default defineRemote({ App });
