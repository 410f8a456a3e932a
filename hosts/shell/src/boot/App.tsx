import { useEffect, useState } from 'react';
import { hasRoad, hourOf, paths } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { PortalProvider } from '@shared/ui';
import { Alerts } from '../frame/Alerts';
import { Frame } from '../frame/Frame';
import { LatePart } from '../frame/LatePart';
import { Road } from '../frame/Road';
import { StorageNotice } from '../frame/StorageNotice';
import { RemoteLoading } from '../remotes/RemoteLoading';
import { Screen } from '../routing/Screen';
import { useHeading } from '../routing/useHeading';
import { useHomeRequest } from '../routing/useHomeRequest';
import { useLeftPayment } from '../routing/useLeftPayment';
import { useOwnDocument } from '../routing/useOwnDocument';
import { useReplacedElsewhere } from '../routing/useReplacedElsewhere';
import { frameTexts } from '../texts/frameTexts';
import { TextsProvider } from '../texts/TextsProvider';
import { keepLanguage } from './keepLanguage';
import { ShellContext, useShell, type Shell } from './ShellContext';

export type ShellParts = Omit<Shell, 'language' | 'setLanguage'>;

/** The site: one router, one bus, one transport, and the frame around the remote that owns the path. */
export function App({ parts, firstLanguage }: { parts: ShellParts; firstLanguage: Language }) {
  const [language, setLanguage] = useState(firstLanguage);
  const { bus, transport, portal } = parts;
  useEffect(() => {
    document.documentElement.lang = language;
    transport.setLanguage(language);
    bus.emit('shell:language-changed', { language });
  }, [bus, transport, language]);
  const choose = async (next: Language): Promise<void> => {
    try {
      await frameTexts.of(next);
    } catch {
      const textKey = 'common:errors.network';
      return bus.emit('alert:show-requested', { variant: 'danger', textKey });
    }
    keepLanguage(next);
    setLanguage(next);
  };
  return (
    <ShellContext value={{ ...parts, language, setLanguage: (next) => void choose(next) }}>
      <TextsProvider language={language}>
        <PortalProvider container={portal}>
          <BrowserRouter>
            <Site />
          </BrowserRouter>
        </PortalProvider>
      </TextsProvider>
    </ShellContext>
  );
}

function Site() {
  const { bus, config, transport } = useShell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useHeading(config.brand);
  useReplacedElsewhere();
  const isReloading = useOwnDocument();
  const isLeaving = useLeftPayment();
  // Start over in another tab also resets this one (reading 28).
  useEffect(
    () =>
      bus.on('quote:started-over', () => {
        transport.forget();
        void navigate(paths.start());
      }),
    [bus, transport, navigate],
  );
  useHomeRequest();
  return (
    <>
      <Frame
        hasRoad={hasRoad(pathname)}
        hour={hourOf(pathname)}
        alerts={<Alerts />}
        above={
          <>
            <StorageNotice />
            <Road />
          </>
        }
        below={transport.quoteId() !== null && <LatePart name="FinishLater" />}
      >
        {isReloading || isLeaving ? <RemoteLoading /> : <Screen />}
      </Frame>
      <LatePart name="LastParts" />
    </>
  );
}
