import { getOwn } from '@danji/contracts/get-own';
import { Type } from 'typebox';
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
  status: 'active' | 'paused' | 'closed' | 'unregistered';
  /** The tax type as the tax office names it, such as 부가가치세 일반과세자; `null` for an unregistered number. */
  tax_type: string | null;
};

export type BusinessRegistry = {
  /** Returns the status of a number (hyphens allowed). Throws `ProviderError`: a failure is never a status. */
  findStatus(businessNo: string): Promise<BusinessStatus>;
};

const TIMEOUT_MS = 5_000;
const STATUSES: Record<string, BusinessStatus['status']> = {
  '01': 'active',
  '02': 'paused',
  '03': 'closed',
  '': 'unregistered',
};

const statusResponse = Type.Object({
  status_code: Type.Literal('OK'),
  data: Type.Array(Type.Object({ b_no: Type.String(), b_stt_cd: Type.String(), tax_type: Type.String() })),
});

/** The portal issues the key URL-encoded as well as plain; encoding it twice makes it an unknown key (FACTS §4). */
const toQueryValue = (serviceKey: string): string =>
  serviceKey.includes('%') ? serviceKey : encodeURIComponent(serviceKey);

/** Business registration status from the National Tax Service (FACTS §5). */
export function createBusinessRegistry({ base, serviceKey, fetch = globalThis.fetch }: Options): BusinessRegistry {
  return {
    async findStatus(businessNo) {
      const number = businessNo.replace(/\D/g, '');
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ b_no: [number] }),
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
      const row = parseResponse('nts', statusResponse, response.body).data.find(({ b_no: found }) => found === number);
      const status = row && getOwn(STATUSES, row.b_stt_cd);
      if (!status) throw new ProviderError({ provider: 'nts', code: 'bad_answer', retryable: false });
      return { status, tax_type: status === 'unregistered' ? null : row.tax_type };
    },
  };
}
