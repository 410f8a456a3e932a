import type { Shopper } from '../system/shopper';

/** One act of a shopper that changed something or moved on, as the page reports it. */
interface Act {
  kind: 'press' | 'choice' | 'list' | 'typed';
  keys: number;
  height: number;
}

/** What a way through the site costs a shopper. A screen is counted when something on it is pressed or answered. */
interface Effort {
  screens: number;
  answeredScreens: number;
  taps: number;
  keys: number;
  typedAnswers: number;
  /** By a keystroke-level model: a tap 1.1 s, a key 0.28 s, a thought for each answer 1.35 s, a screen 0.5 s. */
  seconds: number;
}

export interface Counted extends Effort {
  /** The tallest that each screen was, in px. */
  heights: Record<string, number>;
}

/**
 * Runs in every page and frame. Pressing what is chosen already, or filling in what a field holds already, costs a
 * shopper nothing and is not reported. A list takes two taps: one opens it.
 */
const WATCH = `(() => {
  const height = () => document.documentElement.scrollHeight;
  const told = (kind, keys = 0) => void window.tellEffort({ kind, keys, height: height() });
  const isTyped = (element) =>
    element.matches?.('textarea, input:not([type=radio], [type=checkbox], [type=button], [type=submit])');
  const before = new WeakMap();
  addEventListener('focusin', ({ target }) => isTyped(target) && before.set(target, target.value), true);
  addEventListener('focusout', ({ target }) => {
    if (!isTyped(target) || target.value === before.get(target) || target.value === '') return;
    const isNumber = ['numeric', 'tel', 'decimal'].includes(target.inputMode);
    told('typed', (isNumber ? target.value.replace(/\\D/g, '') : target.value).length);
  }, true);
  addEventListener('change', ({ target }) => {
    if (target.matches('select')) told('list');
    else if (target.matches('[type=radio], [type=checkbox]')) told('choice');
  }, true);
  addEventListener('click', ({ target }) => {
    if (target.closest?.('button, a[href], summary, [role=option]')) told('press');
  }, true);
})()`;

const TAPS: Record<Act['kind'], number> = { press: 1, choice: 1, list: 2, typed: 1 };

/** One name for a screen, whichever quote, car or driver it is about. */
const screenOf = (url: string): string =>
  new URL(url).pathname.replaceAll(/\/(?=[^/]*\d)[^/]{8,}/g, '/{id}').replace(/\/$/, '');

/** Counts what the shopper does from now on. */
export async function countEffort({ context }: Shopper): Promise<{ soFar(): Counted }> {
  const visits: { screen: string; isAnswered: boolean }[] = [];
  const heights: Record<string, number> = {};
  const sum = { taps: 0, keys: 0, typedAnswers: 0, answers: 0 };
  await context.exposeBinding('tellEffort', ({ page, frame }, { kind, keys, height }: Act) => {
    const screen = screenOf(page.url());
    if (visits.at(-1)?.screen !== screen) visits.push({ screen, isAnswered: false });
    const visit = visits.at(-1);
    if (visit && kind !== 'press') visit.isAnswered = true;
    if (frame === page.mainFrame()) heights[screen] = Math.max(heights[screen] ?? 0, height);
    sum.taps += TAPS[kind];
    sum.keys += keys;
    if (kind !== 'press') sum.answers += 1;
    if (kind === 'typed') sum.typedAnswers += 1;
  });
  await context.addInitScript(WATCH);
  return {
    soFar() {
      const { taps, keys, typedAnswers, answers } = sum;
      const seconds = Math.round(taps * 1.1 + keys * 0.28 + answers * 1.35 + visits.length * 0.5);
      const answeredScreens = visits.filter(({ isAnswered }) => isAnswered).length;
      return {
        screens: visits.length,
        answeredScreens,
        taps,
        keys,
        typedAnswers,
        seconds,
        heights: { ...heights },
      };
    },
  };
}
