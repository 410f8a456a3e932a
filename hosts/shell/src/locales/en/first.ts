import { common } from '@shared/i18n/en';
import { frame } from './frame';

/** What the frame says, alerts of remotes included: it stands in every page of this language. */
export const first = { common, shell: frame };
