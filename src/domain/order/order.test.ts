import { expect, test } from 'vitest';
import { picturesOf } from './order.ts';

const line = (optionId: string, look?: string) => ({
  product: { optionId, ...(look !== undefined && { look }) },
});

test('an order is pictured by each colour once, with the look of its photographs', () => {
  expect(picturesOf([line('1', 'a1'), line('2'), line('1', 'a1')])).toEqual({
    ...{ optionIds: ['1', '2'], looks: { '1': 'a1' } },
  });
});
