import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { call } from '@danji/testing/call';

export const TEL = '010-1234-5678';
export const ask = (query = {}) => call(requestAuthCode, { query: { tel: TEL, ...query } });
export const answer = (code: string, body = {}) => call(checkAuthCode, { body: { tel: TEL, code, ...body } });
