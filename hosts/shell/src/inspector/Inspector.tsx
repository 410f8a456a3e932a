import { INSPECTOR_ID, type InspectNote } from '@shared/federation/page';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readPageData } from '../boot/readPageData';
import { useShell } from '../boot/ShellContext';
import { createNames } from '../measure/versions';
import { Outlines } from './Outlines';
import { Panel } from './Panel';
import { errorsIn, fetchedParts, partsIn } from './seenParts';
import { useEvents } from './useEvents';
import { useNotes } from './useNotes';
import { useRegions } from './useRegions';
import { fetchedFiles, weightOf } from './weightOf';

/**
 * The inspector's own place, outside of the app, so that it is neither outlined nor laid out with it. What the edge
 * showed until now goes in the same frame.
 */
function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.getElementById(INSPECTOR_ID)?.remove();
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** Shows which part drew what, with its version, owner, size and errors, and the events (ADR 0042). Read-only. */
export function Inspector({ note, onEnd }: { note: InspectNote; onEnd: () => void }) {
  const { bus, portal, release } = useShell();
  const place = useOwnPlace();
  const [page] = useState(readPageData);
  const [names] = useState(() => createNames(page));
  const [hasOutlines, setOutlines] = useState(true);
  const notes = useNotes();
  const events = useEvents(bus);
  const regions = useRegions(portal);
  const parts = notes ? partsIn(notes, names) : fetchedParts(page.remotes, names, fetchedFiles());
  const versionOf = (name: string) =>
    parts.findLast(({ part, state }) => part === name && (state === 'loaded' || state === 'fetched'))
      ?.version ?? '';
  return createPortal(
    <>
      {hasOutlines && (
        <Outlines
          regions={regions}
          labelOf={(part) => `${part} ${versionOf(part)} · ${note.owners[part] ?? ''}`}
        />
      )}
      <Panel
        {...{ release, parts, events, hasOutlines, onOutlines: setOutlines, onEnd }}
        errors={notes && errorsIn(notes, names)}
        owners={note.owners}
        budgets={note.budgets}
        weigh={(part) => weightOf(names.baseOf(part) ?? '', fetchedFiles())}
      />
    </>,
    place,
  );
}
