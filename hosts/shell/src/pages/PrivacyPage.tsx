import { PointsPage } from './PointsPage';

/** `/legal/privacy` (readings 16). */
export function PrivacyPage() {
  return <PointsPage of="privacyPage" />;
}
