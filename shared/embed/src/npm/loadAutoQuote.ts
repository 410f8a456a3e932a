/** Where the loader comes from. */
export interface LoadOptions {
  /** The site's origin, such as `https://quotes.example`. */
  site: string;
  /** A version to hold, such as `1.0.0`; the live one if absent. */
  version?: string;
  /** The version's `sha384-...`, as the guide names it. */
  integrity?: string;
  /** The nonce of the page's script policy. */
  nonce?: string;
}

let loading: Promise<void> | undefined;

function addScript({ site, version, integrity = '', nonce = '' }: LoadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const src = new URL(`/embed/${version ?? 'v1'}.js`, site).href;
    // Only a request with CORS can be checked against a hash.
    Object.assign(script, { async: true, integrity, nonce, ...(integrity && { crossOrigin: 'anonymous' }) });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`auto-quote: ${src} did not load`));
    });
    script.src = src;
    document.head.append(script);
  });
}

/**
 * Adds the loader to the page, once for all calls; a failed load can be tried again. @throws if the script does not
 * load, or there is no page
 */
export function loadAutoQuote(options: LoadOptions): Promise<void> {
  if (typeof document === 'undefined')
    return Promise.reject(new Error('auto-quote: there is no page to load it in'));
  if (customElements.get('auto-quote')) return Promise.resolve();
  loading ??= addScript(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
