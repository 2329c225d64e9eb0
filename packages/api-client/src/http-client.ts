import { create, isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { isUnattended } from './unattended.ts';
import { responseFailure, clientFailure, type ApiError } from './api-error.ts';

/** The timeout of a call, ms. An upload gets longer, because it depends on the user's connection. */
export const CALL_TIMEOUT_MS = 20_000;
export const UPLOAD_TIMEOUT_MS = 5 * 60_000;

const http = create({
  headers: { 'x-danji-client': 'web' },
  timeout: CALL_TIMEOUT_MS,
  paramsSerializer: { indexes: null },
});

function toFailure(error: unknown): ApiError {
  if (isCancel(error)) return clientFailure('cancelled', error);
  if (isAxiosError(error)) {
    if (error.response) return responseFailure(error.response.status, error.response.data);
    return clientFailure(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network', error);
  }
  return clientFailure('network', error);
}

/** Sends one HTTP request. @throws ApiError, always. */
export async function send(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    const headers = { ...config.headers, ...(isUnattended() && { 'x-danji-background': '1' }) };
    return await http.request<unknown>({ ...config, headers });
  } catch (error) {
    throw toFailure(error);
  }
}
