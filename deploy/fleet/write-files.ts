import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { prometheusFile } from './configurations/prometheus.ts';
import { filesOf } from './files.ts';
import { fleetSchema } from './fleet.ts';
import { fleetSecrets } from './secrets.ts';

/**
 * `npm run fleet:files -- fleet.json folder`: writes `folder/<host>/…` for each host, to be copied
 * to its root, `folder/prometheus` for the host that watches, and `folder/secrets`, which is read
 * again the next time.
 */

const RULES = join(import.meta.dirname, '../observe/alerts.yml');

const [description, folder] = process.argv.slice(2);

function writeFiles(from: string, to: string) {
  const parsed = fleetSchema.safeParse(JSON.parse(readFileSync(from, 'utf8')));
  if (!parsed.success) throw new Error(`${from}: ${z.prettifyError(parsed.error)}`);
  mkdirSync(join(to, 'prometheus'), { recursive: true });
  writeFileSync(join(to, 'prometheus/prometheus.yml'), prometheusFile(parsed.data));
  copyFileSync(RULES, join(to, 'prometheus/alerts.yml'));
  const secrets = fleetSecrets(join(to, 'secrets'), parsed.data);
  for (const host of parsed.data.hosts) {
    for (const { path, text, mode = 0o644, owner = 'root' } of filesOf(
      parsed.data,
      host,
      secrets,
    )) {
      const file = join(to, host.name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      chmodSync(file, mode);
      process.stdout.write(`${file}  ${owner}  ${mode.toString(8)}\n`);
    }
  }
}

try {
  if (description === undefined || folder === undefined) {
    throw new Error('Say a description of hosts and a folder to write to.');
  }
  writeFiles(description, folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
