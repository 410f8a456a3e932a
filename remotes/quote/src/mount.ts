import { mountRemote } from '@shared/federation/mount';
import RemoteModule from './RemoteModule';

/** Draws this remote alone into an element, with a root and a memory router of its own (self-contained build). */
export const mount = mountRemote(RemoteModule, '/quotes/new');
