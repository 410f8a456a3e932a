import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsPage } from './settingsPage';
import { SYSTEM_PARTS } from './systemParts';

/** `npm run settings` writes the page of settings. */
const file = resolve(import.meta.dirname, '../../../docs/settings.md');
writeFileSync(file, settingsPage(SYSTEM_PARTS));
console.log(`wrote ${SYSTEM_PARTS.length} parts to infra/docs/settings.md`);
