import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { noteStarted } from '../../run';
import { PORT_BASE } from '../../system';
import { until } from '../../until';
import { findProgram } from '../otherBrowser';

const DRIVER = findProgram(['WebKitWebDriver']);
/** The program for a virtual screen, for a machine without a screen. */
const SCREEN = findProgram(['Xvfb']);
const hasScreen = () => Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** The driver's browser, where Debian installs it; elsewhere, set `WEBKIT_PATH`. */
const BROWSERS = [
  process.env['WEBKIT_PATH'],
  'MiniBrowser',
  ...['x86_64', 'aarch64'].map((each) => `/usr/lib/${each}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
];
export const BROWSER = findProgram(BROWSERS);

/** Why no WebKit can be driven here; null where it can. */
export function whyNoWebkit(): string | null {
  if (DRIVER === null) return 'no WebKitWebDriver on this machine';
  if (BROWSER === null) return 'no MiniBrowser on this machine';
  return hasScreen() || SCREEN !== null ? null : 'no screen and no Xvfb on this machine';
}

const answers = (origin: string) =>
  fetch(`${origin}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

export interface RunningDriver {
  origin: string;
  stop(): void;
}

function run(program: string | null, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program ?? '', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  noteStarted(child.pid ?? 0);
  return child;
}

/** Starts a virtual screen, which writes the free number it has found. */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const child = run(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {});
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: child };
}

/** Starts the driver, and a virtual screen if the machine has no screen. */
export async function startDriver(): Promise<RunningDriver> {
  const screen = hasScreen() ? null : await startScreen();
  const port = PORT_BASE + 32;
  const driver = run(DRIVER, [`--port=${port}`], {
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...(screen ? { DISPLAY: screen.name } : {}),
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(() => answers(origin), 'WebKitWebDriver answers');
  return {
    origin,
    stop() {
      driver.kill();
      screen?.process.kill();
    },
  };
}
