import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * Asks the registry whether it knows of a fault in what the product runs on, or is built or
 * tested with (safety.md T41). Fails on one of high weight; a registry that answers no such question is
 * said and passed over.
 */

const weights = z.object({ high: z.number(), critical: z.number() });
const reportSchema = z.object({ metadata: z.object({ vulnerabilities: weights }) });

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const report = reportSchema.safeParse(JSON.parse(stdout || '{}'));
if (report.success) {
  const { high, critical } = report.data.metadata.vulnerabilities;
  process.stdout.write(`${high + critical} known faults of high weight in dependencies\n`);
  process.exitCode = high + critical > 0 ? 1 : 0;
} else {
  process.stdout.write('The registry tells nothing about faults in dependencies.\n');
}
