import { checkEveryScreen } from '../journey/checkEveryScreen';

test('every screen in English: no axe violations, no overflow, no bare text key, one main heading, a silent console', () =>
  checkEveryScreen('en'));
