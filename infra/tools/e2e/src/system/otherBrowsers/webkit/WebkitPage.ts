import { writeFileSync } from 'node:fs';
import { until } from '../../until';
import { type Finder, finderOf } from './finder';
import { byLabel, byRole, byText, type ByName } from './selectors';
import { WebkitLocator } from './WebkitLocator';
import type { WebDriver } from './webDriver';

/** The document that locators search: the page's or a frame's. */
class Place {
  constructor(
    protected readonly finder: Finder,
    private readonly frame: string | null,
  ) {}
  locator = (selector: string) => new WebkitLocator(this.finder, selector, this.frame);
  getByRole = (role: string, options?: ByName) => this.locator(byRole(role, options));
  getByText = (text: string | RegExp, options?: ByName) => this.locator(byText(text, options));
  getByLabel = (text: string | RegExp, options?: ByName) => this.locator(byLabel(text, options));
}

/** The part of Playwright's page that the main journey uses, over WebDriver. */
export class WebkitPage extends Place {
  private address = 'about:blank';

  constructor(private readonly driver: WebDriver) {
    super(finderOf(driver), null);
  }

  frameLocator = (selector: string) => new Place(this.finder, selector);
  /** The URL after the last `goto`, `waitForURL` or `evaluate`. */
  url = () => this.address;

  async goto(url: string): Promise<void> {
    await this.driver.goTo(url);
    this.address = await this.driver.url();
  }

  async waitForURL(isThere: (url: URL) => boolean): Promise<void> {
    await until(async () => {
      this.address = await this.driver.url();
      return isThere(new URL(this.address));
    }, `another address than ${this.address}`);
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    writeFileSync(path, await this.driver.screenshot());
  }

  async evaluate<T, Arg>(work: (arg: Arg) => T, arg: Arg): Promise<T> {
    await this.driver.switchTo(null);
    const result = await this.driver.run<T>(`return (${String(work)})(...arguments)`, arg);
    this.address = await this.driver.url();
    return result;
  }
}
