import type { Problem, ProblemCode } from '@danji/contracts/problem';

/** Failures that the client detects itself. */
export type ClientFailure = 'network' | 'timeout' | 'cancelled' | 'contract_broken' | 'busy';

const TITLES: Record<ClientFailure, string> = {
  network: '인터넷에 연결되지 않았어요. 연결을 확인한 뒤 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 뒤 다시 시도해 주세요.',
  cancelled: '요청을 취소했어요.',
  contract_broken: '받은 내용을 읽지 못했어요. 새로고침한 뒤 다시 시도해 주세요.',
  busy: '처리하고 있어요. 잠시만 기다려 주세요.',
};

/** The codes of the server's answers to the input itself. */
const FINAL: ReadonlySet<string> = new Set(['invalid_input', 'payload_too_large', 'unsupported_file']);

type ApiErrorInit = {
  code: ProblemCode | ClientFailure;
  title: string;
  status?: number;
  fields?: Record<string, string>;
  requestId?: string;
  cause?: unknown;
};

/** The only error that a call throws. `title` (also `message`) is the Korean sentence to show; `code` is stable. */
export class ApiError extends Error {
  readonly code: ProblemCode | ClientFailure;
  readonly title: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** A Korean sentence for each invalid field of the body; empty when no field is invalid. */
  readonly fields: Readonly<Record<string, string>>;
  /** Identifies the request in the server's logs; empty when there was no response. */
  readonly requestId: string;

  constructor({ code, title, status = 0, fields = {}, requestId = '', cause }: ApiErrorInit) {
    super(title, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.title = title;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
  }

  /** Whether the same call may succeed when it is made again a little later. */
  get isTransient(): boolean {
    return this.code === 'network' || this.code === 'timeout' || this.status >= 500 || this.status === 429;
  }

  /** Whether the same call with the same input is refused again. */
  get isFinal(): boolean {
    return FINAL.has(this.code);
  }

  /** Whether a renewed session could help. */
  get needsSession(): boolean {
    return this.code === 'token_expired' || this.code === 'unauthenticated';
  }
}

/** Creates the error of a failure that has no response of the server. */
export const clientFailure = (code: ClientFailure, cause?: unknown): ApiError =>
  new ApiError({ code, title: TITLES[code], cause });

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value;

/** Creates the error of a response outside 2xx. A body that is not ours (a proxy's page) gets the sentence of an unexpected error. */
export function responseFailure(status: number, body: unknown): ApiError {
  if (!isProblem(body))
    return new ApiError({
      code: status >= 502 ? 'unavailable' : 'internal',
      title: '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.',
      status,
    });
  return new ApiError({
    code: body.code,
    title: body.title,
    status,
    fields: body.fields ?? {},
    requestId: body.request_id,
  });
}

/** Converts any thrown value to an ApiError, for code that catches everything. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ code: 'internal', title: '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.', cause: error });
