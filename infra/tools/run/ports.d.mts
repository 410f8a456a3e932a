export function takePorts(range?: readonly [number, number]): Promise<number>;
export function choosePorts(env?: Record<string, string | undefined>): Promise<void>;
