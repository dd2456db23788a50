import { parseArgs } from 'node:util';

/** What `npm run fleet:torment` is asked for. */

/** Replaces the programs of the commit before the last migration. */
export const UPGRADE = 'rolling-upgrade';

/** In the end, a second fleet takes over from a backup of the first. */
export const SECOND_FLEET = 'restored-into-a-second-fleet';

export type TormentOptions = {
  /** Names of what fails; undefined for everything. */
  only: readonly string[] | undefined;
  /** Shoppers go on until so many orders are bought. */
  orders: number;
  /** After so many minutes nothing more fails. */
  minutes: number;
  /** A file that gets all figures as JSON. */
  result: string | undefined;
};

export function readOptions(asked: readonly string[]): TormentOptions {
  const { values } = parseArgs({
    args: [...asked],
    options: {
      only: { type: 'string' },
      orders: { type: 'string', default: '0' },
      minutes: { type: 'string', default: 'Infinity' },
      result: { type: 'string' },
    },
  });
  return {
    only: values.only?.split(','),
    orders: Number(values.orders),
    minutes: Number(values.minutes),
    result: values.result,
  };
}

/** Whether something is among what is asked for. */
export const includes = ({ only }: TormentOptions, name: string): boolean =>
  only === undefined || only.includes(name);

/** Whether the fleet has to begin with the older programs. */
export const beginsOlder = (options: TormentOptions): boolean => includes(options, UPGRADE);
