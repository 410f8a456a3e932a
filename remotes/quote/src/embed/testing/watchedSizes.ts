/** jsdom lays nothing out: watchers of sizes, which a test makes report. */
export class WatchedSizes implements ResizeObserver {
  static all = new Set<WatchedSizes>();
  readonly #report: () => void;

  constructor(report: ResizeObserverCallback) {
    this.#report = () => report([], this);
  }

  observe(): void {
    WatchedSizes.all.add(this);
  }

  unobserve(): void {}

  disconnect(): void {
    WatchedSizes.all.delete(this);
  }

  static report(): void {
    for (const watched of WatchedSizes.all) watched.#report();
  }
}
