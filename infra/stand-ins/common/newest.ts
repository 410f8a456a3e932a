export interface NewestRules<Value> {
  /** How many entries are kept. */
  most: number;
  /** How many bytes they may weigh together, as far as `set` says what each weighs; no limit by default. */
  mostBytes?: number;
  /** Whether nobody waits for an entry any more; by default nobody does. */
  isFinished?: (value: Value) => boolean;
  /** Removes what else belongs to a forgotten entry. */
  forget?: (value: Value) => void;
}

/**
 * A map that keeps its newest entries, in the order of their first `set`. Above a limit it forgets the oldest finished
 * one; if none of the older half is finished, the oldest. An entry of the newer half is never forgotten: its purchase
 * may still be going on.
 */
export class Newest<Value> {
  private readonly held = new Map<string, { value: Value; bytes: number }>();
  private bytes = 0;

  constructor(private readonly rules: NewestRules<Value>) {}

  get(key: string): Value | undefined {
    return this.held.get(key)?.value;
  }

  /** Oldest first. */
  values(): Value[] {
    return Array.from(this.held.values(), ({ value }) => value);
  }

  set(key: string, value: Value, bytes = 0): void {
    this.bytes += bytes - (this.held.get(key)?.bytes ?? 0);
    this.held.set(key, { value, bytes });
    const { most, mostBytes = Infinity } = this.rules;
    while (this.held.size > 1 && (this.held.size > most || this.bytes > mostBytes)) this.forgetOne();
  }

  clear(): void {
    this.held.clear();
    this.bytes = 0;
  }

  private forgetOne(): void {
    const { isFinished = () => true, forget } = this.rules;
    const older = [...this.held].slice(0, Math.floor(this.held.size / 2));
    const found = older.find(([, { value }]) => isFinished(value)) ?? older[0];
    if (!found) return;
    const [key, { value, bytes }] = found;
    this.held.delete(key);
    this.bytes -= bytes;
    forget?.(value);
  }
}
