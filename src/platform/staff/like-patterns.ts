/** Signs of patterns in what somebody typed count as they are. */
const plain = (typed: string) => typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of texts that contain what somebody typed. */
export const containing = (typed: string): string => `%${plain(typed)}%`;

/** The pattern of texts that begin with what somebody typed. */
export const beginningWith = (typed: string): string => `${plain(typed)}%`;
