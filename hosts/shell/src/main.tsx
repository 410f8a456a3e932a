import { createTransport } from '@shared/api-client';
import { matchRoute } from '@shared/domain';
import { bridgeTabs, createBus } from '@shared/event-bus';
import { APP_ID } from '@shared/federation/page';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './boot/App';
import { sharedForRemotes } from './boot/provideShared';
import { readPageData } from './boot/readPageData';
import { noted, noteErrors } from './measure/notes';
import { loadVersion } from './remotes/loadVersion';
import { createRemoteStore } from './remotes/remoteStore';
import { frameTexts } from './texts/frameTexts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

const isStart = (pathname: string): boolean => ['root', 'start'].includes(matchRoute(pathname) ?? '');

noteErrors(window);
if (sharedForRemotes.some((library) => !library)) throw new Error('A shared library is missing');
const { release, preview, remotes, language, texts, vehicleDataBase, chatOrigin, config } = readPageData();
frameTexts.keep(language, texts);
const places = Object.entries(remotes);
const bus = createBus();
const transport = createTransport({ apiBase: '', vehicleDataBase });
transport.onAvailability((unavailable, reference) =>
  bus.emit('api:availability-changed', { unavailable, reference }),
);
bridgeTabs(bus);
transport.warmUp();
// A page opened at a step needs its quote before the step's code can request it.
if (!isStart(location.pathname)) transport.readAhead();

const app = (
  <App
    firstLanguage={language}
    parts={{
      bus,
      transport,
      config,
      release,
      preview,
      chatOrigin,
      portal: element('portal'),
      remotes: Object.fromEntries(
        places.map(([name, place]) => [name, createRemoteStore(place, noted(name, loadVersion))]),
      ),
      routes: Object.fromEntries(places.map(([name, { routes }]) => [name, routes])),
    }}
  />
);
// React renders a transition in slices: in one piece it blocks a slow phone.
startTransition(() => createRoot(element(APP_ID)).render(app));
