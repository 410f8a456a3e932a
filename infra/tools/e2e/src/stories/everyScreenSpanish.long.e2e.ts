import { checkEveryScreen } from '../journey/checkEveryScreen';

test('every screen in Spanish: no axe violations, no overflow, no bare text key, one main heading, a silent console', () =>
  checkEveryScreen('es'));
