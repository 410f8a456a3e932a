import { STATE_CODES } from '../entities/codes';
import { STATE_CATALOGUES } from '../states/parts/catalogues';
import type { Catalogue } from './catalogue';

/** Every catalog (section 9). */
export const CATALOGUES: readonly Catalogue[] = STATE_CODES.flatMap((state) => STATE_CATALOGUES[state]);
