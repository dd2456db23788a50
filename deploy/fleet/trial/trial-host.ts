import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FleetFile, Host } from '../fleet.ts';

/** A host of a trial: namespaces of this machine with files, processes and an address of their own. */

const RESTART_AFTER_MS = 1_000;
const execute = promisify(execFile);

export type HostProgram = {
  name: string;
  /** As which user it runs; root where it lowers its rights itself. */
  user: string;
  command: readonly string[];
  /** A part of its processes' command lines, by which they are found. */
  pattern: string;
};

export type TrialHost = Host & {
  /** Writes its files, or overwrites them. */
  write(files: readonly FleetFile[]): void;
  /** It is gone for good, with everything that it has. */
  end(): Promise<void>;
  /** Runs a command to its end; answers what it prints. */
  run(user: string, ...command: string[]): Promise<string>;
  /** Starts a program, and starts it again a second after it ends, as systemd does. */
  start(program: HostProgram): void;
  /** Processes of one of its programs, by their ids outside of the host. */
  processes(pattern: string): number[];
  /** Sends a signal to all of them; says how many there were. */
  signal(pattern: string, name: NodeJS.Signals): number;
  /** While it is held, a program that ends is not started again. */
  hold(program: string): void;
  release(program: string): void;
  /** Puts the newer programs in place of those that it began with; what runs goes on as it is. */
  upgrade(): Promise<void>;
  /** Reaches nobody any more, or nobody of these. */
  cutOff(from?: readonly Host[]): Promise<void>;
  reconnect(from?: readonly Host[]): Promise<void>;
};

const bridgeEnd = (name: string) => `to-${name}`;

function idOf(root: string, user: string): { uid: number; gid: number } {
  const line = readFileSync(join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new Error(`${user} is no user of this machine`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** The process that `unshare` has started as the first one of the host. */
async function firstProcess(unshare: ChildProcess): Promise<number> {
  const [said] = await once(unshare.stdout ?? unshare, 'data');
  if (!String(said).includes('ready')) throw new Error(String(said));
  const { pid } = unshare;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

type Options = {
  files: readonly FleetFile[];
  /** The folder of our programs, and of those that come with an upgrade. */
  code: string;
  newer: string;
  logs: string;
  size: string;
};

export async function startHost(host: Host, options: Options): Promise<TrialHost> {
  const { name, address } = host;
  const script = join(import.meta.dirname, 'host-root.sh');
  const unshare = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--uts', '--fork', '--kill-child'],
      ...['sh', script, name, options.code, options.newer, options.size],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const first = await firstProcess(unshare);
  const root = `/proc/${first}/root`;
  const namespace = readlinkSync(`/proc/${first}/ns/pid`);
  const entering = (user: string, command: readonly string[]) => {
    const { uid, gid } = idOf(root, user);
    const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--init-groups', '--reset-env'];
    const as = user === 'root' ? [] : ['setpriv', ...ids];
    const into = ['--mount', '--pid', '--net', '--uts', '--root', '--wd'];
    return [`--target=${first}`, ...into, '--', ...as, ...command];
  };
  const run = async (user: string, ...command: string[]) =>
    (await execute('nsenter', entering(user, command))).stdout;
  const ip = (...args: string[]) => execute('ip', args);

  await ip(
    'link',
    'add',
    bridgeEnd(name),
    'type',
    'veth',
    'peer',
    'name',
    'eth0',
    'netns',
    `${first}`,
  );
  await ip('link', 'set', bridgeEnd(name), 'master', 'wire', 'up');
  await run('root', 'ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
  await run('root', 'ip', 'link', 'set', 'eth0', 'up');
  const write = (files: readonly FleetFile[]) => {
    for (const { path, text, owner = 'root', mode = 0o644 } of files) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode });
      const { uid, gid } = idOf(root, owner);
      chownSync(file, uid, gid);
    }
  };
  write(options.files);

  let isOver = false;
  const held = new Set<string>();
  const entered = new Set<ChildProcess>();
  const start = (program: HostProgram) => {
    const log = createWriteStream(join(options.logs, `${name}-${program.name}.log`), {
      flags: 'a',
    });
    const begin = () => {
      const child = spawn('nsenter', entering(program.user, program.command), {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
      entered.add(child);
      child.once('exit', async () => {
        entered.delete(child);
        do await pause(RESTART_AFTER_MS);
        while (held.has(program.name));
        if (!isOver) begin();
      });
    };
    begin();
  };

  const isOwn = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/ns/pid`) === namespace;
    } catch {
      return false;
    }
  };
  const commandOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  const processes = (pattern: string) =>
    readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && isOwn(pid) && commandOf(pid).includes(pattern))
      .map(Number);

  const toggle = async (word: 'add' | 'del', from: readonly Host[]) => {
    for (const other of from) {
      // Nothing goes there any more, so nothing is answered either.
      await run('root', 'ip', 'route', word, 'blackhole', `${other.address}/32`);
    }
  };
  return {
    ...host,
    write,
    end: async () => {
      isOver = true;
      const ended = once(unshare, 'exit');
      unshare.kill('SIGKILL');
      await ended;
    },
    run,
    start,
    processes,
    signal: (pattern, signal) => {
      const found = processes(pattern);
      for (const pid of found) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended by itself.
        }
      }
      // What has entered the host stops with the program that it waits for.
      if (signal === 'SIGCONT') for (const child of entered) child.kill(signal);
      return found.length;
    },
    hold: (program) => held.add(program),
    release: (program) => held.delete(program),
    upgrade: async () => {
      await run('root', 'mount', '--bind', '/opt/vitrine-newer', '/opt/vitrine');
    },
    cutOff: async (from) => {
      await (from === undefined ? ip('link', 'set', bridgeEnd(name), 'down') : toggle('add', from));
    },
    reconnect: async (from) => {
      await (from === undefined ? ip('link', 'set', bridgeEnd(name), 'up') : toggle('del', from));
    },
  };
}
