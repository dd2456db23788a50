/** Names of environments, and what both programs say of a wrong configuration (docs/operations/configure.md). */

/** The exit code of a program that cannot run as it is configured: starting it again is no use. */
export const MISCONFIGURED = 78;

/** One problem of a configuration: a variable, and what is wrong with it. */
export type Misconfiguration = { variable: string; problem: string };

/** What a validator says of a set of variables. */
type Refusal = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** The first problem of each variable that a validator refused; none when it refused nothing. */
export function problemsOf(refusal: Refusal | undefined): Misconfiguration[] {
  const byVariable = new Map<string, string>();
  for (const { path, message } of refusal?.issues ?? []) {
    const variable = String(path[0]);
    if (!byVariable.has(variable)) byVariable.set(variable, message);
  }
  return [...byVariable].map(([variable, problem]) => ({ variable, problem }));
}

/** Everything that is wrong with a configuration, in one sentence. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(problems: readonly Misconfiguration[]) {
    const parts = problems.map(({ variable, problem }) => `${variable} ${problem}`);
    super(`Configuration: ${parts.join('; ')}.`);
  }
}

/** Whether an error, maybe of another bundle, says what is wrong with a configuration. */
export function isConfigurationError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ConfigurationError';
}

/** What a name of an environment must be, if it is not one: one that reads like prod is refused. */
export function environmentProblem(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name.toLowerCase())) return 'must be of letters, digits and hyphens';
  if (name === 'prod' || !/^(prod|prd|live$)/i.test(name)) {
    return name === name.toLowerCase() ? null : 'must be in small letters';
  }
  return `is "${name}", which is too near to "prod": name it prod, or something else`;
}

/** What must not be set in prod: it shows what is inside, moves the clock or plays at a shop. */
const NEVER_IN_PROD = [
  'PLATFORM_INSPECT',
  'PLATFORM_NOW',
  'PLATFORM_DEMO',
  'PLATFORM_CAPABILITIES',
  'PLATFORM_CHECKOUT_URL',
  'PAYMENT_STAND_INS',
];

/** The variables that prod refuses, empty ones and those that are `0` aside. */
export function refusedInProd(
  variables: Readonly<Record<string, string | undefined>>,
): Misconfiguration[] {
  if (variables.VITRINE_ENV !== 'prod') return [];
  return NEVER_IN_PROD.filter((name) => !['', '0', undefined].includes(variables[name])).map(
    (variable) => ({ variable, problem: 'must not be set in prod' }),
  );
}
