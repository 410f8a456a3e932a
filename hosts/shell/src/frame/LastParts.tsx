import { fetchRoadWork, readOnSubmit } from '@shared/ui';
import { useEffect } from 'react';
import { InspectorPlace } from '../inspector/InspectorPlace';
import { ReleaseBar } from '../release/ReleaseBar';

/** What follows the page: reading filled-in fields, what the page says about its own release, and the inspector. */
export function LastParts() {
  useEffect(fetchRoadWork, []);
  useEffect(() => readOnSubmit(document), []);
  return (
    <>
      <ReleaseBar />
      <InspectorPlace />
    </>
  );
}
