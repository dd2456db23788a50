import type { Store } from '#src/domain/store/store.schema.ts';

/** When a store is open, as search engines read it, in its own time zone (schema.org). */

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** As they read that a place is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const spec = <Hours extends object>(hours: Hours) => ({
  '@type': 'OpeningHoursSpecification' as const,
  ...hours,
});

export function hoursData({
  openingHours,
  specialDays,
}: Pick<Store, 'openingHours' | 'specialDays'>) {
  const special = specialDays.flatMap(({ date, hours }) =>
    (hours.length === 0 ? [CLOSED] : hours).map((span) =>
      spec({ validFrom: date, validThrough: date, ...span }),
    ),
  );
  return {
    openingHoursSpecification: openingHours.flatMap(({ day, opens, closes }) => {
      const dayOfWeek = DAYS[day - 1];
      return dayOfWeek === undefined ? [] : [spec({ dayOfWeek, opens, closes })];
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
