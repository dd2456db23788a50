import { maxValue, minValue, NumberInput, required } from 'react-admin';

/** Sums are typed in units of money, and kept in cents. */
export const inCents = (typed: unknown) =>
  typeof typed === 'number' ? Math.round(typed * 100) : null;
export const inUnits = (cents: number | null) => (cents === null ? null : cents / 100);

type MoneyInputProps = {
  source: string;
  label: string;
  helperText?: string;
  /** The least that may be typed, in units. */
  min?: number;
  isOptional?: boolean;
};

/** More is a slip of the finger. */
const MOST = 1_000_000;

/** A sum that is typed in units of money. */
export function MoneyInput({ isOptional = false, min = 0, ...props }: MoneyInputProps) {
  return (
    <NumberInput
      {...props}
      {...{ min, step: 0.01 }}
      validate={[...(isOptional ? [] : [required()]), minValue(min), maxValue(MOST)]}
    />
  );
}
