import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requirePorts } from './require-ports.ts';
import { findFreePort } from './run-program.ts';
import { startBoth } from './start-programs.ts';
import { INSPECTED } from './test-ports.ts';

/** A run never looks at programs that are not its own. */

test.each([undefined, '127.0.0.1', '::1'])(
  'a port that something listens on at %s is refused by its number',
  async (address) => {
    const port = await findFreePort();
    await expect(requirePorts([port])).resolves.toBeUndefined();
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(port, address, resolve));
    const sentence = `Port ${port} is taken: stop what uses it, or set TEST_PORT to another one.`;
    await expect(requirePorts([await findFreePort(), port])).rejects.toThrow(sentence);
    const ports = { ...INSPECTED.ports, storefront: port };
    const place = { ...INSPECTED, ports };
    await expect(startBoth({ hasDiagnostics: true, place })).rejects.toThrow(sentence);
    await new Promise((resolve) => stranger.close(resolve));
  },
);
