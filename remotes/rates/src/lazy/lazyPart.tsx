import { loadOnce } from '@shared/federation/remote';
import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';

/** A part of the screen that failed to load, with a retry. */
function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('rates');
  return (
    <Notice tone="danger">
      <Stack $gap={3}>
        {t('failure.part')}
        <div>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
        </div>
      </Stack>
    </Notice>
  );
}

interface Place<Props> {
  /** Loading placeholder of the same size. */
  fallback?: ReactNode;
  with: Props;
}

/** A part of a screen in its own chunk. `preload` fetches it before it is needed. */
export interface LazyPart<Props> {
  (place: Place<Props>): ReactNode;
  preload: () => void;
}

/** Milliseconds until a loading chunk is reported like a failed one; it is still shown when it loads. */
const PATIENCE = 4000;

/**
 * A part outside the first view. A failed chunk is reported in place with a retry and does not affect the price or the
 * Buy button, unlike an error boundary, which would replace the whole screen.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { now, fetch, preload } = loadOnce(load);
  function Part({ fallback = null, with: props }: Place<Props>) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(now() ? 'ready' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      const settle = (next: 'ready' | 'failed') => () => setState(next);
      const late = setTimeout(settle('failed'), PATIENCE);
      const arrive = () => {
        // Rendering may take longer than the patience that is left.
        clearTimeout(late);
        // Several parts arrive at once: a transition renders them in slices.
        startTransition(settle('ready'));
      };
      fetch().then(arrive, settle('failed'));
      return () => clearTimeout(late);
    }, [state]);
    if (state === 'failed') return <PartFailed onRetry={() => setState('loading')} />;
    const Loaded = now();
    return Loaded ? createElement(Loaded, props) : fallback;
  }
  return Object.assign(Part, { preload: () => void preload() });
}
