import { PASSWORD_MAX_LENGTH } from '#src/domain/account/password.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  containsWord,
  isCommonPassword,
  ownWords,
} from '#src/platform/accounts/common-passwords.ts';
import type { PlatformConfig } from '#src/platform/config.ts';

/** Length is what counts: no sign of any kind is asked for. */
const MIN_LENGTH = 12;

/** Throws PASSWORD_WEAK or PASSWORD_COMMON for what cannot be a member's password. */
export function assertStaffPassword(
  password: string,
  { config, email, field }: { config: PlatformConfig; email: string; field: string },
): void {
  const { length } = password;
  if (length < MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    throw new DomainError('PASSWORD_WEAK', { field });
  }
  if (isCommonPassword(password) || containsWord(password, ownWords(config, email))) {
    throw new DomainError('PASSWORD_COMMON', { field });
  }
}
