import { APP_NAMES } from '../model/release';
import { buildApp } from './buildApp';

const [name, source] = process.argv.slice(2);
const app = APP_NAMES.find((known) => known === name);
if (!app || !source) throw new Error('Usage: cli.ts <app> <source hash>');
await buildApp(app, source);
