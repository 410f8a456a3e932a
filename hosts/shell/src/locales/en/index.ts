import { chat } from './chat';
import { frame } from './frame';
import { later } from './later';
import { pages } from './pages';
import { release } from './release';
import { resume } from './resume';
import { storage } from './storage';

/** All shell texts, for tests; the site loads pages, resume and chat on demand. */
export const en = { ...frame, ...pages, ...resume, ...chat, ...storage, ...later, ...release };
