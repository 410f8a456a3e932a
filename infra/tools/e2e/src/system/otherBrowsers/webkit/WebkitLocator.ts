import type { Locator } from 'playwright-core';
import { until } from '../../until';
import { byLabel, byRole, byText } from './selectors';
import { type Finder, SCROLL_TO_MIDDLE } from './finder';
import { type ElementRef, WebDriverError } from './webDriver';

/** Errors of a page that is still rendering; the command is retried. */
const RETRIED = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
]);

const IS_FREE = `return !arguments[0].matches(':disabled') && !arguments[0].closest('[aria-disabled="true"]')`;
/** Notes in the document whether a press reaches the element, which the page may replace meanwhile. */
const EXPECT_PRESS = `globalThis.isPressed = false;
  arguments[0].addEventListener('click', () => (globalThis.isPressed = true), { once: true })`;
const IS_MISSED = 'return globalThis.isPressed === false';
/** Selects what is in a field, so that typing replaces it. */
const SELECT_TEXT = 'arguments[0].select()';
const OPTION = `const [list, wanted] = arguments;
  return [...list.options].find((each, at) =>
    typeof wanted === 'string' ? each.value === wanted || each.label === wanted
      : 'index' in wanted ? at === wanted.index : each.label === wanted.label) ?? null`;

type Text = Parameters<Locator['getByText']>[0];
type Wanted = string | { label: string } | { index: number };

/** The part of Playwright's locator that the main journey uses, over WebDriver. */
export class WebkitLocator {
  constructor(
    private readonly finder: Finder,
    readonly selector: string,
    private readonly frame: string | null,
  ) {}

  private within(part: string): WebkitLocator {
    return new WebkitLocator(this.finder, `${this.selector} >> ${part}`, this.frame);
  }
  getByRole = (role: string, options?: Parameters<typeof byRole>[1]) => this.within(byRole(role, options));
  getByText = (text: Text, options?: { exact?: boolean }) => this.within(byText(text, options));
  getByLabel = (text: Text, options?: { exact?: boolean }) => this.within(byLabel(text, options));
  locator = (selector: string) => this.within(selector);
  nth = (at: number) => this.within(`nth=${at}`);
  first = () => this.nth(0);
  filter = ({ has }: { has: WebkitLocator }) => this.within(`internal:has=${JSON.stringify(has.selector)}`);
  and = (other: WebkitLocator) => this.within(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: WebkitLocator) => this.within(`internal:or=${JSON.stringify(other.selector)}`);

  private found = () => this.finder.find(this.selector, this.frame);
  count = async () => (await this.found()).elements.length;
  all = async () => Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  isVisible = async () => (await this.found()).visible.some(Boolean);

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'detached' } = {}): Promise<void> {
    await until(async () => {
      const { elements, visible } = await this.found();
      if (state === 'visible') return visible.some(Boolean);
      return elements.length > 0 === (state === 'attached');
    }, `${this.selector} ${state}`);
  }

  /** Runs `work` on the first element once it exists; with `seen`, on the first that is visible and enabled. */
  private async withElement<T>(work: (element: ElementRef) => Promise<T>, seen = false): Promise<T> {
    const done: T[] = [];
    let refusal = '';
    await until(async () => {
      const { elements, visible } = await this.found();
      const element = elements[seen ? visible.indexOf(true) : 0];
      if (element === undefined) return false;
      try {
        if (seen && !(await this.finder.driver.run<boolean>(IS_FREE, element))) return false;
        done.push(await work(element));
        return true;
      } catch (error) {
        if (!(error instanceof WebDriverError) || !RETRIED.has(error.code)) throw error;
        refusal = error.message;
        return false;
      }
    }, this.selector).catch((error: Error) => {
      throw new Error(`${error.message} ${refusal}`);
    });
    return done[0] as T;
  }

  private read = <T>(what: string, ...args: unknown[]) =>
    this.withElement((element) => this.finder.driver.run<T>(`return arguments[0].${what}`, element, ...args));
  innerText = () => this.read<string>('innerText');
  inputValue = () => this.read<string>('value');
  isChecked = () => this.read<boolean>('checked');
  isEnabled = () => this.read<boolean>('disabled').then((disabled) => !disabled);
  getAttribute = (name: string) => this.read<string | null>('getAttribute(arguments[1])', name);

  /** On a slow machine the driver presses where the element was before it scrolled, so a press may have to be repeated. */
  private async press(element: ElementRef): Promise<void> {
    const { driver } = this.finder;
    await driver.run(SCROLL_TO_MIDDLE, element);
    await driver.run(EXPECT_PRESS, element);
    await driver.click(element);
    // A press that has replaced the document leaves nothing to ask.
    const isMissed = await driver.run<boolean>(IS_MISSED).catch(() => false);
    if (isMissed) throw new WebDriverError('element click intercepted', 'the press missed the element');
  }
  click = () => this.withElement((element) => this.press(element), true);
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    await until(() => this.isChecked(), `${this.selector} checked`);
  }
  /** Clicks first, because only a click focuses a field in a frame of another origin. */
  fill = (text: string) =>
    this.withElement(async (element) => {
      await this.press(element);
      await this.finder.driver.run(SELECT_TEXT, element);
      await this.finder.driver.type(element, text);
    }, true);
  selectOption = (wanted: Wanted) =>
    this.withElement(async (element) => {
      const option = await this.finder.driver.run<ElementRef | null>(OPTION, element, wanted);
      if (option === null) throw new WebDriverError('no such element', `no option ${JSON.stringify(wanted)}`);
      await this.finder.driver.click(option);
    }, true);
}
