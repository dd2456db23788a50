import { expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { askedCommerce } from '../../../tests/support/asked-commerce.ts';

vi.mock('#src/session/config.server.ts', () => ({ config: () => ({ isCacheOff: true }) }));

const { segmentationsOrNone } = await import('./catalogue.server.ts');

const getSegmentations = vi.fn();
const commerce = askedCommerce({ getSegmentations });

test('segmentations that cannot be read are none', { tags: ['API-41', 'ERR-29'] }, async () => {
  getSegmentations.mockRejectedValue(new CommerceError('PLATFORM_UNREACHABLE', 'segmentations'));
  expect(await segmentationsOrNone(commerce)).toEqual([]);
  getSegmentations.mockResolvedValue([{ segmentationId: 'w1', parent: null, title: 'x' }]);
  expect(await segmentationsOrNone(commerce)).toHaveLength(1);
});
