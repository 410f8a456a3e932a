import { PointsPage } from './PointsPage';

/** `/legal/accessibility` (readings 16). */
export function AccessibilityPage() {
  return <PointsPage of="accessibilityPage" />;
}
