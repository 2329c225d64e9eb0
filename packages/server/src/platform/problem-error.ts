import { PROBLEMS, type Problem, type ProblemCode } from '@danji/contracts/problem';

type ProblemDetails = { title?: string; fields?: Record<string, string>; extra?: Record<string, unknown> };

/** At most so many fields are told, each by at most so much of its name: callers make up both. */
const MAX_FIELDS = 20;
const MAX_NAME_LENGTH = 200;

const toName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;

/** An expected failure, sent as problem+json with a stable code (DECISIONS, Answers and errors). */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.title ?? PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.details = details;
  }

  toProblem(requestId: string): Problem {
    const { fields, extra } = this.details;
    return {
      type: `urn:danji:problem:${this.code}`,
      title: this.message,
      status: this.status,
      code: this.code,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields)
            .slice(0, MAX_FIELDS)
            .map(([name, message]) => [toName(name), message]),
        ),
      }),
      ...extra,
      request_id: requestId,
    };
  }
}

/** A refused field: `invalidField('email', '이미 쓰고 있는 이메일이에요.')`. */
export const invalidField = (name: string, message: string): ProblemError =>
  new ProblemError('invalid_input', { fields: { [name]: message } });
