import { expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';

const getSegmentations = vi.hoisted(() => vi.fn());
vi.mock('#src/gateway/catalogue.server.ts', () => ({
  ...{ findProduct: vi.fn(), getFamilyProducts: vi.fn() },
  getSegmentations,
}));
vi.mock('#src/session/config.server.ts', () => ({ config: () => ({ isCacheOff: true }) }));

const { segmentationsOrNone } = await import('./catalogue.server.ts');

const call: CallContext = {
  platformUrl: 'http://platform.test',
  subscriptionKey: 'key',
  locale: 'fr-fr',
  storeId: '1001',
  sessionId: 's',
  channel: 'SD',
  correlationId: 'c',
  accessToken: null,
};

test('segmentations that cannot be read are none (API-41, ERR-29)', async () => {
  getSegmentations.mockRejectedValue(new CommerceError('PLATFORM_UNREACHABLE', 'segmentations'));
  expect(await segmentationsOrNone(call)).toEqual([]);
  getSegmentations.mockResolvedValue([{ segmentationId: 'w1', parent: null, title: 'x' }]);
  expect(await segmentationsOrNone(call)).toHaveLength(1);
});
