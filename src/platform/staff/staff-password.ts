import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_MAX_LENGTH } from '#src/domain/account/password.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { PlatformConfig } from '#src/platform/config.ts';
import {
  containsWord,
  isCommonPassword,
  ownWords,
} from '#src/platform/kernel/passwords/common-passwords.ts';

/** Length is what counts: no sign of any kind is asked for. */
const MIN_LENGTH = 12;
/** Of 0 to 4: some 100 million guesses. */
const MIN_SCORE = 3;

let guesser: Promise<ZxcvbnFactory> | undefined;

/** Tries repeated signs, rows, keyboards, dates and common passwords; its lists wait for the first use. */
async function loadGuesser(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory: Guesser } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new Guesser({ dictionary, graphs: adjacencyGraphs });
}

type Owner = { config: PlatformConfig; email: string; name: string; field: string };

/** Throws PASSWORD_WEAK or PASSWORD_COMMON for what cannot be a member's password. */
export async function assertStaffPassword(
  password: string,
  { config, email, name, field }: Owner,
): Promise<void> {
  const { length } = password;
  if (length < MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    throw new DomainError('PASSWORD_WEAK', { field });
  }
  const words = [...ownWords(config, email), ...name.split(/[^\p{L}\p{N}]+/u)];
  guesser ??= loadGuesser();
  const { score } = (await guesser).check(password, words);
  if (score < MIN_SCORE || isCommonPassword(password) || containsWord(password, words)) {
    throw new DomainError('PASSWORD_COMMON', { field });
  }
}
