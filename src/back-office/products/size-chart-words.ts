import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure } from '#src/domain/catalogue/catalogue.values.ts';

export const MEASURE_NAMES: Record<Measure, MessageDescriptor> = {
  height: msg`Height`,
  chest: msg`Chest`,
  waist: msg`Waist`,
  hips: msg`Hips`,
  insideLeg: msg`Inside leg`,
  foot: msg`Foot length`,
};
