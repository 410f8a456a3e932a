/** What a script answers about an element, and what commands take for it. */
export type ElementRef = Record<string, string>;

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const idOf = (element: ElementRef): string => element[ELEMENT_KEY] ?? '';

/** A refusal of the driver, by the name that WebDriver has for it. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A session of W3C WebDriver, in plain calls. */
export interface WebDriver {
  goTo(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs the body of a function in the page, or in the frame that was entered. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  click(element: ElementRef): Promise<void>;
  type(element: ElementRef, text: string): Promise<void>;
  /** Null leaves every frame. */
  enter(frame: ElementRef | null): Promise<void>;
  picture(): Promise<Buffer>;
  end(): Promise<void>;
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (!answer.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

/** Opens a session with the driver that answers at this origin. */
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
    enter: (id) => post('/frame', { id }),
    picture: async () => Buffer.from(await call<string>(`${base}/screenshot`, 'GET'), 'base64'),
    end: () => call(base, 'DELETE'),
  };
}
