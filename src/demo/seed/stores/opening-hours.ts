import type { OpeningHours } from '#src/domain/store/store.schema.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];
const SATURDAY = 6;
const SUNDAY = 7;

const from = (days: readonly number[], opens: string, closes: string): OpeningHours[] =>
  days.map((day) => ({ day, opens, closes }));

/** When shops of a country open: a small French town rests on Monday, a large one opens on Sunday. */
export function openingHoursOf(country: string, isLarge: boolean): OpeningHours[] {
  if (country === 'GB') {
    return [
      ...from([...WEEKDAYS, SATURDAY], '09:30', isLarge ? '19:00' : '17:30'),
      ...from([SUNDAY], '11:00', '17:00'),
    ];
  }
  if (country === 'CH') {
    const late = isLarge ? '20:00' : '18:30';
    return [
      ...from([1, 2, 3], '09:00', '18:30'),
      ...from([4], '09:00', late),
      ...from([5], '09:00', '18:30'),
      ...from([SATURDAY], '09:00', '17:00'),
    ];
  }
  if (!isLarge) return from([2, 3, 4, 5, SATURDAY], '10:00', '19:00');
  return [...from([...WEEKDAYS, SATURDAY], '10:00', '19:30'), ...from([SUNDAY], '11:00', '19:00')];
}
