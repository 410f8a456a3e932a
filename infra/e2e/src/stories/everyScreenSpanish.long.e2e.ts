import { checkEveryScreen } from '../journey/checkEveryScreen';

test('every screen in Spanish: axe finds nothing, nothing sticks out, no bare text key, one main heading, the console is silent', () =>
  checkEveryScreen('es'));
