const SIGN = '•';

/** An e-mail for people who need not know it: `j••••@e••••.com`. Its length is not told. */
export function maskEmail(email: string): string {
  const [, name = '', host = ''] = /^(.)[^@]*@(.)/.exec(email) ?? [];
  const end = /\.[^.@]+$/.exec(email)?.[0] ?? '';
  return email === '' ? '' : `${name}${SIGN.repeat(4)}@${host}${SIGN.repeat(4)}${end}`;
}

/** A telephone number by its last two digits. */
export function maskPhone(number: string): string {
  return number === '' ? '' : `${SIGN.repeat(6)}${number.slice(-2)}`;
}
