/** WebDriver's reference to an element, returned by scripts and accepted by commands. */
export type ElementRef = Record<string, string>;

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const idOf = (element: ElementRef): string => element[ELEMENT_KEY] ?? '';

/** A command that failed; `code` is WebDriver's name for the error. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A session of W3C WebDriver. */
export interface WebDriver {
  goTo(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function's body in the page, or in the current frame. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  click(element: ElementRef): Promise<void>;
  type(element: ElementRef, text: string): Promise<void>;
  /** Null switches back to the page. */
  switchTo(frame: ElementRef | null): Promise<void>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (!answer.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

/** Opens a session with the driver at this origin. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriver> {
  const opened = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call<{ sessionId: string }>(`${origin}/session`, 'POST', opened);
  const base = `${origin}/session/${sessionId}`;
  const post = <T = void>(path: string, body: object = {}) => call<T>(base + path, 'POST', body);
  return {
    goTo: (url) => post('/url', { url }),
    url: () => call(`${base}/url`, 'GET'),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    click: (element) => post(`/element/${idOf(element)}/click`),
    type: (element, text) => post(`/element/${idOf(element)}/value`, { text }),
    switchTo: (id) => post('/frame', { id }),
    screenshot: async () => Buffer.from(await call<string>(`${base}/screenshot`, 'GET'), 'base64'),
    end: () => call(base, 'DELETE'),
  };
}
