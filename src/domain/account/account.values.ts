export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];

/** Signs of a first or last name. */
export const NAME_MAX_LENGTH = 50;

export const OPT_INS = ['YES', 'NO'] as const;

/** Signs of the name of who holds a bank account. */
export const OWNER_MAX_LENGTH = 70;
