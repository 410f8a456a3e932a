import { ROUTE_PATTERNS } from '@shared/domain';
import { Route, Routes } from '@shared/federation/router';
import { FurthestStep } from './journey/FurthestStep';
import { PolicyDetailsScreen } from './policy-details/PolicyDetailsScreen';

/** The purchase (specification 2.12). A path whose step cannot be entered leads to the furthest one that can. */
export function App() {
  return (
    <Routes>
      <Route path={ROUTE_PATTERNS.policyDetails} element={<PolicyDetailsScreen />} />
      <Route path={ROUTE_PATTERNS.editPolicyDetails} element={<PolicyDetailsScreen />} />
      <Route path="*" element={<FurthestStep />} />
    </Routes>
  );
}
