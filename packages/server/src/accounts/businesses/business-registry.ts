import { BusinessState, type BusinessStateCode } from '@danji/contracts/accounts/business-check';
import { getOwn } from '@danji/contracts/get-own';
import { Type, type Static } from 'typebox';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import {
  callProvider,
  parseResponse,
  findCode,
  toProviderError,
  type Fetch,
} from '../../platform/providers/provider-fetch.ts';

type Options = {
  /** `https://api.odcloud.kr/api/nts-businessman`, no trailing slash. */
  base: string;
  /** The service key as the portal issues it, in its encoded or decoded form. */
  serviceKey: string;
  fetch?: Fetch;
};

export type BusinessStatus = {
  state: BusinessStateCode;
  /** The tax type as the tax office names it, such as 부가가치세 일반과세자; `null` for an unregistered number. */
  tax_type: string | null;
};

export type BusinessRegistry = {
  /**
   * Returns the status of each of the numbers (ten digits, `MAX_NUMBERS` at most) that the answer tells. Throws
   * `ProviderError` when it tells none: a failure is never a status.
   */
  findStatuses(businessNos: readonly string[]): Promise<Map<string, BusinessStatus>>;
};

const TIMEOUT_MS = 5_000;
/** The tax office answers about so many numbers at once. */
export const MAX_NUMBERS = 100;
const STATES: Record<string, BusinessStateCode> = {
  '01': BusinessState.ACTIVE,
  '02': BusinessState.PAUSED,
  '03': BusinessState.CLOSED,
  '': BusinessState.UNREGISTERED,
};

const statusRow = Type.Object({ b_no: Type.String(), b_stt_cd: Type.String(), tax_type: Type.String() });
type StatusRow = Static<typeof statusRow>;
const statusResponse = Type.Object({ status_code: Type.Literal('OK'), data: Type.Array(statusRow) });

/** The portal issues the key URL-encoded as well as plain; encoding it twice makes it an unknown key (FACTS §4). */
const toQueryValue = (serviceKey: string): string =>
  serviceKey.includes('%') ? serviceKey : encodeURIComponent(serviceKey);

/** Reads the statuses of an answer; a number that is left out, or has an unknown state, is not in the map. */
const toStatuses = (rows: readonly StatusRow[], asked: readonly string[]): Map<string, BusinessStatus> =>
  new Map(
    rows.flatMap(({ b_no, b_stt_cd, tax_type }): [string, BusinessStatus][] => {
      const state = getOwn(STATES, b_stt_cd);
      if (state === undefined || !asked.includes(b_no)) return [];
      return [[b_no, { state, tax_type: state === BusinessState.UNREGISTERED ? null : tax_type }]];
    }),
  );

/** Business registration status from the National Tax Service (FACTS §5). */
export function createBusinessRegistry({ base, serviceKey, fetch = globalThis.fetch }: Options): BusinessRegistry {
  return {
    async findStatuses(businessNos) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ b_no: businessNos }),
      };
      const response = await callProvider({
        provider: 'nts',
        url: `${base}/v1/status?serviceKey=${toQueryValue(serviceKey)}`,
        init,
        timeout: TIMEOUT_MS,
        repeatable: true,
        fetch,
      });
      if (response.status !== 200)
        throw toProviderError(
          'nts',
          response,
          findCode(response.body, 'status_code') ?? findCode(response.body, 'code'),
        );
      const { data } = parseResponse('nts', statusResponse, response.body);
      const statuses = toStatuses(data, businessNos);
      if (statuses.size === 0) throw new ProviderError({ provider: 'nts', code: 'bad_answer', retryable: false });
      return statuses;
    },
  };
}
