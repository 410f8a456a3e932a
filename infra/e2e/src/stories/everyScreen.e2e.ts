import { checkEveryScreen } from '../journey/checkEveryScreen';

test('every screen in English: axe finds nothing, nothing sticks out, no bare text key, one main heading, the console is silent', () =>
  checkEveryScreen('en'));
