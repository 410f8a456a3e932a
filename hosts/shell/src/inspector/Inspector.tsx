import { INSPECTOR_ID, type InspectNote, APP_ID } from '@shared/federation/page';
import { useLayoutEffect, useState, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { readPageData } from '../boot/readPageData';
import { useShell } from '../boot/ShellContext';
import { createNames } from '../measure/versions';
import { Panel } from './Panel';
import { errorsIn, fetchedParts, partsIn } from './seenParts';
import { useEvents } from './useEvents';
import { fetchedFiles, weightOf } from './weightOf';
import { subscriptionOf } from '../measure/subscription';
import type { Note } from '../measure/note';
import { regionsIn, visible, type Region } from './regions';
import { color, fontSize, media } from '@shared/ui';
import { styled } from 'styled-components';

interface OutlinesProps {
  regions: readonly Region[];
  /** What is written on a part's outline. */
  labelOf: (part: string) => string;
}

/** Outlines above the page, which catch no press. What they say is in the panel as text. */
function Outlines({ regions, labelOf }: OutlinesProps) {
  return (
    <Glass aria-hidden="true">
      {regions.map(({ id, part, left, top, width, height }) => (
        <Outline
          key={id}
          data-part={part}
          $isShell={part === 'shell'}
          style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
        >
          <Label $isShell={part === 'shell'}>{labelOf(part)}</Label>
        </Outline>
      ))}
    </Glass>
  );
}

const Glass = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2147483000;
  overflow: clip;
  pointer-events: none;
  @media print {
    display: none;
  }
`;
/** Moved by a transform, which is no shift of the page's layout. */
const Outline = styled.div<{ $isShell: boolean }>`
  position: absolute;
  outline: ${({ $isShell }) => ($isShell ? `3px dashed ${color.muted}` : `3px solid ${color.road}`)};
  outline-offset: -3px;
  ${media.forcedColors} {
    outline-color: ${({ $isShell }) => ($isShell ? 'GrayText' : 'Highlight')};
  }
`;
/** The shell's is at the end of the line, where it meets no label of a part. */
const Label = styled.span<{ $isShell: boolean }>`
  float: ${({ $isShell }) => ($isShell ? 'inline-end' : 'inline-start')};
  padding-inline: 0.375rem;
  border: 1px solid ${({ $isShell }) => ($isShell ? color.muted : color.road)};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;

/** ms between two looks at what moves without a change of the page, such as a picture that has loaded. */
const EVERY = 500;

const readRegions = (portal: HTMLElement | null): Region[] =>
  [document.getElementById(APP_ID), portal]
    .flatMap((root) => (root ? regionsIn(root) : []))
    .flatMap((region) => visible(region, { width: innerWidth, height: innerHeight }) ?? []);

/** What each part drew, and where in the window it is now. */
function useRegions(portal: HTMLElement | null): Region[] {
  const [regions, setRegions] = useState<Region[]>([]);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = readRegions(portal);
      setRegions((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(read);
    };
    const observer = new MutationObserver(soon);
    for (const root of [document.getElementById(APP_ID), portal])
      if (root) observer.observe(root, { childList: true, subtree: true, attributes: true });
    for (const event of ['scroll', 'resize']) window.addEventListener(event, soon, true);
    const timer = setInterval(soon, EVERY);
    soon();
    return () => {
      observer.disconnect();
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, soon, true);
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, [portal]);
  return regions;
}

/** What happened on the page since it was opened; null until that is known. */
function useNotes(): Note[] | null {
  const [notes, setNotes] = useState<Note[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const listen = (note: Note) => void (isHere && setNotes((known) => [...(known ?? []), note]));
    void subscriptionOf.subscribe.then((subscribe) => isHere && subscribe(listen));
    return () => void (isHere = false);
  }, []);
  return notes;
}

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
        weightOf={(part) => weightOf(names.baseOf(part) ?? '', fetchedFiles())}
      />
    </>,
    place,
  );
}
