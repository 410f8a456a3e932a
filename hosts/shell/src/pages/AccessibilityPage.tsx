import { PointsPage } from './PointsPage';

/** `/legal/accessibility` (reading 16). */
export function AccessibilityPage() {
  return <PointsPage of="accessibilityPage" />;
}
