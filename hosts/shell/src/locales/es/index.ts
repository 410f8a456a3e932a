import { chat } from './chat';
import { frame } from './frame';
import { pages } from './pages';
import { resume } from './resume';
import { storage } from './storage';

/** All of the shell's texts, as the tests speak them; the site fetches pages, resume and chat when they are due. */
export const es = { ...frame, ...pages, ...resume, ...chat, ...storage };
