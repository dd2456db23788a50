import { z } from 'zod';
import { ERRORS, type ErrorCode } from '#src/domain/errors.ts';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { type Call, errorsOf } from '#src/domain/wire/call.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { JsonSchemas } from './json-schemas.ts';

const RETRY_AFTER = {
  'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** A call that may answer 204 has no body there, and never `null` elsewhere. */
function bodyOf({ answer, answers }: Call): z.core.$ZodType {
  return answers[HTTP_STATUS.NO_CONTENT] !== undefined && answer instanceof z.ZodNullable
    ? answer.unwrap()
    : answer;
}

/** Error answers by status, with the codes that each may name. */
function errorResponses(codes: readonly ErrorCode[], schemas: JsonSchemas) {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return [...byStatus].map(([status, names]) => {
    const named = { type: 'object', properties: { code: { enum: names } } };
    return [
      status,
      {
        description: names.join(', '),
        ...(status === HTTP_STATUS.SERVICE_UNAVAILABLE && { headers: RETRY_AFTER }),
        content: json({ allOf: [schemas.ofAnswer(wireErrorSchema), named] }),
      },
    ] as const;
  });
}

/** What a call may answer, by status. */
export function responsesOf(call: Call, schemas: JsonSchemas) {
  const answers = Object.entries(call.answers).map(
    ([status, description]) =>
      [
        status,
        Number(status) === HTTP_STATUS.NO_CONTENT
          ? { description }
          : { description, content: json(schemas.ofAnswer(bodyOf(call))) },
      ] as const,
  );
  return Object.fromEntries([...answers, ...errorResponses(errorsOf(call), schemas)]);
}
