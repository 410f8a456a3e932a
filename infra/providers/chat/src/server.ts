import { listen } from '../../common/listen';
import { buildChat } from './app';
import { readEnvironment } from './environment';

const { port, ...place } = readEnvironment(process.env);
await listen(buildChat({ ...place, logLevel: 'warn' }), port);
