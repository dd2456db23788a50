import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A column for bytes, such as those of a picture. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
