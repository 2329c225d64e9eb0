import type { HostedRemote } from '@danji/contracts/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../platform/http/principal.ts';
import {
  findVisit,
  findVisitorRemotes,
  isDevelopmentTarget,
  isPipeline,
  ensureBrowserId,
  makeReportProof,
  signRegistry,
  type VisitorRemotes,
} from '../../releases/releases/index.ts';

export type PageVisit = VisitorRemotes & {
  /** The user of the browser's session, `null` without a session; `undefined` when it could not be read. */
  member: Principal | null | undefined;
  /** The proof that makes health reports of this page count; programs that fetch pages get none. */
  reportProof: string | undefined;
};

/**
 * Reads the visitor and their registry. When it cannot be read the page is still sent, with no remotes and an unknown
 * visitor, because the shell itself works.
 */
export async function readPageVisit(request: FastifyRequest, reply: FastifyReply): Promise<PageVisit> {
  const { platform } = request.server;
  const now = platform.clock.now();
  try {
    const visit = ensureBrowserId(request, reply, await findVisit(platform.db, request));
    const reportProof = visit.id === undefined ? undefined : makeReportProof(platform, visit.id, now);
    return {
      reportProof,
      member: isPipeline(visit.visitor) ? null : visit.visitor,
      ...(await findVisitorRemotes(platform.db, platform, visit, now)),
    };
  } catch (error) {
    request.log.error({ err: error }, 'the registry could not be read; the page goes out without remotes');
    return {
      reportProof: undefined,
      member: undefined,
      active: [],
      registry: signRegistry({ revision: 0, remotes: [], revoked: [], override: [] }, platform.releaseKeys, now),
    };
  }
}

/** Returns the development servers that this page loads remotes from: its policy allows them and no other origin. */
export const developmentOrigins = ({ registry }: PageVisit): string[] =>
  registry.override.flatMap(({ target }) => (isDevelopmentTarget(target) ? [new URL(target).origin] : []));

/** Whether a visitor gets exactly this release, so that hints for its scripts are of use. */
export const isLoaded = (
  { remotes }: PageVisit['registry'],
  { remote, release }: Pick<HostedRemote, 'remote' | 'release'>,
): boolean => remotes.some((hosted) => hosted.remote === remote && hosted.release === release);
