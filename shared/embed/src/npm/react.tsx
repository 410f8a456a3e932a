'use client';

import { forwardRef, useCallback, useEffect, useRef, type ForwardedRef, type Key, type Ref } from 'react';
import type { EmbedEventName, EmbedEvents } from '../events';
import type { EmbedPrefill } from '../options';
import type { EmbedTheme } from '../theme';
import type { AutoQuoteAttributes, AutoQuoteElement } from './element';
import { loadAutoQuote, type LoadOptions } from './loadAutoQuote';

type Callback<Name extends EmbedEventName> = (detail: EmbedEvents[Name]) => void;

/** A callback for each event of the element. */
export interface AutoQuoteCallbacks {
  onReady?: Callback<'ready'>;
  onStep?: Callback<'step'>;
  onScreen?: Callback<'screen'>;
  onQuoteCreated?: Callback<'quote-created'>;
  onOffersShown?: Callback<'offers-shown'>;
  onHandoff?: Callback<'handoff'>;
  onError?: Callback<'error'>;
  onResize?: Callback<'resize'>;
}

export interface AutoQuoteProps
  extends Omit<AutoQuoteAttributes, 'theme' | 'style-nonce'>, AutoQuoteCallbacks {
  /** Where the loader comes from; absent if the page has its script tag. */
  load?: LoadOptions;
  theme?: EmbedTheme;
  prefill?: EmbedPrefill;
  styleNonce?: string;
  /** In a frame, whose answers these are: another id begins empty. */
  id?: string | undefined;
  className?: string | undefined;
}

const CALLBACKS: Record<keyof AutoQuoteCallbacks, EmbedEventName> = {
  onReady: 'ready',
  onStep: 'step',
  onScreen: 'screen',
  onQuoteCreated: 'quote-created',
  onOffersShown: 'offers-shown',
  onHandoff: 'handoff',
  onError: 'error',
  onResize: 'resize',
};

/**
 * `<auto-quote>` for React 17 and later; its ref is the element. Changed props take effect without losing what a shopper
 * typed.
 */
export const AutoQuote = forwardRef(function AutoQuote(
  props: AutoQuoteProps,
  ref: ForwardedRef<AutoQuoteElement>,
) {
  const { load, partner, mode, lang, zip, start, theme, prefill, styleNonce, id, className } = props;
  const element = useRef<AutoQuoteElement | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (load) loadAutoQuote(load).catch((error: unknown) => console.error(error));
  }, [load]);
  // Compared by content, because most pages create them again in each render.
  const given = JSON.stringify({ theme, prefill });
  // A ref is set before the loader shows anything, so the first screen has the theme; an effect would be too late.
  const attach = useCallback(
    (node: AutoQuoteElement | null) => {
      element.current = node;
      if (node) Object.assign(node, { theme: null, prefill: null, ...JSON.parse(given) });
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [given, ref],
  );
  useEffect(() => listen(element.current, () => latest.current), []);
  // Before version 19, React knows no `className` of an element of the page's own.
  return (
    <auto-quote
      ref={attach}
      {...{ id, partner, mode, lang, zip, start }}
      class={className}
      style-nonce={styleNonce}
    />
  );
});

/** Passes every event of the element to the callback of the latest props. */
function listen(element: HTMLElement | null, latest: () => AutoQuoteCallbacks): () => void {
  const end = new AbortController();
  for (const [callback, name] of Object.entries(CALLBACKS)) {
    const tell = (event: Event) => {
      const call: unknown = Reflect.get(latest(), callback);
      if (typeof call === 'function') call(Reflect.get(event, 'detail'));
    };
    element?.addEventListener(`auto-quote:${name}`, tell, { signal: end.signal });
  }
  return () => end.abort();
}

/** Props of the bare tag. */
export interface AutoQuoteTag extends AutoQuoteAttributes {
  key?: Key | null;
  ref?: Ref<AutoQuoteElement>;
  id?: string | undefined;
  class?: string | undefined;
  hidden?: boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'auto-quote': AutoQuoteTag;
    }
  }
}
