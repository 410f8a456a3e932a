import { common } from '@shared/i18n/en';
import { frame } from './frame';

/** The frame's texts, including remotes' alerts, which are in every page of this language. */
export const first = { common, shell: frame };
