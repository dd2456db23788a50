/** The pattern of texts that contain what somebody typed; its own signs of patterns count as they are. */
export const containing = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
