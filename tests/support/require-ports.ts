import { isPortFree } from '#src/launch/wait-for.ts';

/**
 * Refuses to start a run on ports that something listens on: its tests would look at a stranger's
 * shop, and pass or fail by what that one does.
 */
export async function requirePorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port} is taken: stop what uses it, or set TEST_PORT to another one.`);
  }
}
