import type { BodyOf, Endpoint } from '@danji/contracts/define-endpoint';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { call } from '@danji/testing/call';
import { buildRelease, findRevision, host, upload, type BuiltRelease } from './built-release.ts';

/** The release pipeline as a caller. */
export const asPipeline = { authorization: 'Bearer release-token' };
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Changes the current channel, as the pipeline unless another caller is given. */
export const change = async <E extends Endpoint>(
  endpoint: E,
  body: Omit<BodyOf<E>, 'revision'>,
  headers: Record<string, string> = asPipeline,
) => call(endpoint, { body: { ...body, revision: await findRevision() } as BodyOf<E>, headers });

/** Hosts releases of a remote one after another; the last of them is active. */
export async function hostAll(remote: RemoteName, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let made = 0; made < count; made += 1) names.push((await host(buildRelease(remote))).manifest.release);
  return names;
}

/** Uploads a release without promoting it. */
export async function uploaded(
  remote: RemoteName,
  overrides: Parameters<typeof buildRelease>[1] = {},
): Promise<BuiltRelease['manifest']> {
  const built = buildRelease(remote, overrides);
  const response = await upload(built);
  if (response.statusCode !== 201) throw new Error(response.body);
  return built.manifest;
}
