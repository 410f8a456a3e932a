import { fetchRoadWork } from '@shared/ui';
import { useEffect } from 'react';
import { InspectorPlace } from '../inspector/InspectorPlace';
import { ReleaseBar } from '../release/ReleaseBar';

/** What follows the page: what it says about its own release, and the inspector for who may look inside. */
export function LastParts() {
  useEffect(fetchRoadWork, []);
  return (
    <>
      <ReleaseBar />
      <InspectorPlace />
    </>
  );
}
