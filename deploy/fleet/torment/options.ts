import { parseArgs } from 'node:util';

/** What `npm run fleet:torment` is asked for. */

/** Replaces the programs of the commit before the last migration. */
export const UPGRADE = 'rolling-upgrade';

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

/** Whether the fleet has to begin with the older programs. */
export const beginsOlder = ({ only }: TormentOptions): boolean =>
  only === undefined || only.includes(UPGRADE);
