import type { HostedRemote } from '@danji/contracts/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findVisit, findVisitorRemotes, isOrigin, isPipeline, keepBrowserId, signSet, type VisitorRemotes } from '../releases/index.ts';

export type PageVisit = VisitorRemotes & {
  /** `undefined`: it could not be read. */
  isMember: boolean | undefined;
};

/** The visitor and their registry; who it is may stay unknown. When it cannot be read the page still comes, with no remotes: the shell itself works. */
export async function readPageVisit(request: FastifyRequest, reply: FastifyReply): Promise<PageVisit> {
  const { platform } = request.server;
  const now = platform.clock.now();
  try {
    const visit = keepBrowserId(request, reply, await findVisit(request));
    return { isMember: visit.visitor !== null && !isPipeline(visit.visitor), ...(await findVisitorRemotes(platform.db, platform, visit, now)) };
  } catch (error) {
    request.log.error({ err: error }, 'the registry could not be read; the page goes out without remotes');
    return { isMember: undefined, active: [], registry: signSet({ revision: 0, remotes: [], revoked: [], override: [] }, platform.releaseKeys, now) };
  }
}

/** Development servers that this page loads remotes from: its policy lets them in, and nobody else. */
export const developmentOrigins = ({ registry }: PageVisit): string[] => registry.override.flatMap(({ target }) => (isOrigin(target) ? [target] : []));

/** Whether a visitor gets this very release, so that hints for its scripts are of use. */
export const isLoaded = ({ remotes }: PageVisit['registry'], { remote, release }: Pick<HostedRemote, 'remote' | 'release'>): boolean => remotes.some((hosted) => hosted.remote === remote && hosted.release === release);
