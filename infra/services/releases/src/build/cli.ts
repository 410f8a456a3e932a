import { buildApp } from '@shared/kit/build';
import { APP_NAMES } from '../model/release';
import { appOf } from './places';

const [name, source] = process.argv.slice(2);
const app = APP_NAMES.find((known) => known === name);
if (!app || !source) throw new Error('Usage: cli.ts <app> <source hash>');
// The parent process is gone, possibly killed, so nobody needs this build.
const endAlone = () => process.exit(1);
process.once('disconnect', endAlone);
await buildApp(appOf(app), source);
process.off('disconnect', endAlone);
if (process.connected) process.disconnect();
