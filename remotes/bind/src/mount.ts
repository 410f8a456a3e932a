import { mountRemote } from '@shared/federation/mount';
import RemoteModule from './RemoteModule';

/** Mounts this remote alone in an element, with its own root and memory router (standalone build). */
export const mount = mountRemote(RemoteModule, '/bol/policy-details');
