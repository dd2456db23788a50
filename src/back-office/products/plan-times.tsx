import { useLingui } from '@lingui/react/macro';
import { required, TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { localTimeIn, midnightAfter, midnightOf } from '#src/domain/shop/local-time.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useFormats } from '../look/formats.ts';

/** From when to when a plan holds, by the clocks of each shop: whole days where no time is typed. */
export function PlanTimeInputs() {
  const { t } = useLingui();
  const [fromTime, untilTime] = useWatch({ name: ['fromTime', 'untilTime'] });
  return (
    <>
      <TextInput
        source="from"
        type="date"
        label={t`From`}
        helperText={t`Empty for now.`}
        validate={fromTime ? required() : []}
      />
      <TextInput
        source="fromTime"
        type="time"
        label={t`Begins at`}
        helperText={t`By the clocks of each shop; empty for midnight.`}
      />
      <TextInput
        source="lastDay"
        type="date"
        label={t`Last day of the reduction`}
        helperText={t`Empty for one that is not to end.`}
        validate={untilTime ? required() : []}
      />
      <TextInput
        source="untilTime"
        type="time"
        label={t`Ends at`}
        helperText={t`Empty for midnight after that day.`}
      />
    </>
  );
}

/** Their times as a plan says them. */
export function typedTimes({ from, fromTime, lastDay, untilTime }: FieldValues) {
  const end = untilTime ? `${lastDay}T${untilTime}` : lastDay && midnightAfter(lastDay);
  return {
    from: from ? (fromTime ? `${from}T${fromTime}` : midnightOf(from)) : null,
    until: lastDay ? end : null,
  };
}

/** When something begins and ends in a shop: by its days where it does so at midnight. */
export function usePlanTimes() {
  const { dayIn, momentIn } = useFormats();
  const isMidnight = (shop: OnlineLocale, instant: string) => {
    const at = new Date(instant);
    return localTimeIn(shop, at).endsWith('T00:00') && at.getTime() % 60_000 === 0;
  };
  return {
    begin: (shop: OnlineLocale, instant: string) =>
      isMidnight(shop, instant) ? dayIn(shop, instant) : momentIn(shop, instant),
    /** The last day of what ends with the midnight after it. */
    end: (shop: OnlineLocale, instant: string) =>
      isMidnight(shop, instant)
        ? dayIn(shop, new Date(Date.parse(instant) - 1).toISOString())
        : momentIn(shop, instant),
  };
}
