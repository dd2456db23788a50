import { expect, test } from 'vitest';
import {
  ConfigurationError,
  environmentProblem,
  isConfigurationError,
  refusedInProd,
} from './environment.ts';

test.each(['prod', 'test', 'staging', 'preprod', 'eu-2'])('%s names an environment', (name) => {
  expect(environmentProblem(name)).toBeNull();
});

test.each(['production', 'PROD', 'Prod', 'prod-eu', 'prd', 'live'])(
  '%s is too near to prod to be another environment',
  (name) => {
    expect(environmentProblem(name)).toMatch(/too near to "prod"/);
  },
);

test.each([
  ['Staging', 'must be in small letters'],
  ['a b', 'must be of letters, digits and hyphens'],
  ['', 'must be of letters, digits and hyphens'],
])('%j is no name: it %s', (name, problem) => {
  expect(environmentProblem(name)).toBe(problem);
});

test('prod refuses what shows the inside, moves the clock or plays at a shop', {
  tags: ['T42'],
}, () => {
  const asked = { PLATFORM_INSPECT: '1', PLATFORM_NOW: '2030-01-01T00:00:00Z', PLATFORM_DEMO: '1' };
  expect(refusedInProd({ VITRINE_ENV: 'prod', ...asked }).map(({ variable }) => variable)).toEqual(
    Object.keys(asked),
  );
  expect(refusedInProd({ VITRINE_ENV: 'prod', PLATFORM_INSPECT: '0', PLATFORM_NOW: '' })).toEqual(
    [],
  );
  expect(refusedInProd({ VITRINE_ENV: 'staging', ...asked })).toEqual([]);
});

test('all that is wrong is said in one sentence', () => {
  const error = new ConfigurationError([
    { variable: 'PORT', problem: 'must be a port' },
    { variable: 'LOG_LEVEL', problem: 'must be a level' },
  ]);
  expect(error.message).toBe('Configuration: PORT must be a port; LOG_LEVEL must be a level.');
  expect(isConfigurationError(error)).toBe(true);
  expect(isConfigurationError(new Error('else'))).toBe(false);
});
