interface Hook {
  asyncError: Error;
}

interface Block {
  hooks: Hook[];
}

interface State {
  rootDescribeBlock: Block;
}

const HANDLERS = Symbol.for('EVENT_HANDLERS');
const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');
/** Handlers that it has before a file adds those of its own. */
const OWN_HANDLERS = 2;
/** Its own time limit, in ms, which that of the configuration replaces. */
const OWN_TIME_LIMIT = 5000;

/** jest's framework, whose state of a file is under symbols of the page. */
export function circusOf(global: object) {
  /** Hooks of modules, such as a library's cleanup after each test: they are loaded once, and apply to every file. */
  const kept: Hook[] = [];

  const beginAgain = (file: string): void => {
    const symbols = Object.getOwnPropertySymbols(global);
    const key = symbols.find(({ description }) => description === 'JEST_STATE_SYMBOL');
    const state: State | undefined = key && Reflect.get(global, key);
    if (!key || !state) throw new Error('jest keeps its state elsewhere');
    const root = state.rootDescribeBlock;
    kept.push(...root.hooks.filter((hook) => !kept.includes(hook) && isOfModule(hook, file)));
    const rootDescribeBlock = { ...root, children: [], tests: [], hooks: [...kept] };
    Reflect.set(global, key, {
      ...state,
      rootDescribeBlock,
      currentDescribeBlock: rootDescribeBlock,
      currentlyRunningTest: null,
      hasFocusedTests: false,
      hasStarted: false,
      testTimeout: OWN_TIME_LIMIT,
      unhandledErrors: [],
      unhandledRejectionErrorByPromise: new Map(),
    });
    const handlers: unknown[] = Reflect.get(global, HANDLERS);
    handlers.splice(OWN_HANDLERS);
    Reflect.deleteProperty(global, TIME_LIMIT);
  };
  return { beginAgain };
}

/** Neither the file's own, nor one that jest adds to each file. */
function isOfModule({ asyncError }: Hook, file: string): boolean {
  const [, caller = ''] = asyncError.stack?.split('\n') ?? [];
  return !caller.includes(file) && !caller.includes('jest-circus');
}
