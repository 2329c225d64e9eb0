import { PROBLEMS, type Problem, type ProblemCode } from '@danji/contracts/problem';

type ProblemDetails = { title?: string; fields?: Record<string, string>; extra?: Record<string, unknown> };

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
      ...(fields && { fields }),
      ...extra,
      request_id: requestId,
    };
  }
}

/** A refused field: `invalidField('email', '이미 쓰고 있는 이메일이에요.')`. */
export const invalidField = (name: string, message: string): ProblemError =>
  new ProblemError('invalid_input', { fields: { [name]: message } });
