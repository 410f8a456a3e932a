declare module 'jest-circus/runner' {
  import type { Config, OnTestSuccess } from 'jest-runner';

  const run: (
    config: Config.GlobalConfig,
    project: Config.ProjectConfig,
    environment: object,
    runtime: object,
    file: string,
    send?: unknown,
  ) => Promise<Parameters<OnTestSuccess>[1]>;
  export default run;
}
