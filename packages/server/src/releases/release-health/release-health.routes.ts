import { createHash } from 'node:crypto';
import { getReleaseHealth, reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import { route } from '../../platform/http/route.ts';
import { createPipelineCheck, findBrowserId, findChannel } from '../releases/index.ts';
import { recordSamples } from './record-samples.ts';
import { countEvents, isOfRemote } from './count-events.ts';
import { findReporter } from './find-reporter.ts';
import { readHealth } from './read-health.ts';
import { addCounts, addLines, addVitals, findKnownReleases, insertFailures } from './release-health.repository.ts';
import { toHour, toSlot } from './slots.ts';

/** A tab sends a report every ten seconds at most, and mostly none; an office behind one address has some tabs. */
const REPORTS = { max: 120, timeWindow: '1 minute' };
const DEFAULT_HOURS = 24;

/**
 * Identifies the browser of a report by the web host's cookie, so that one that fails again and again counts once in
 * ten minutes.
 */
function findBrowser(request: FastifyRequest): string | undefined {
  const id = findBrowserId(request);
  return id === undefined ? undefined : createHash('sha256').update(id).digest('hex').slice(0, 32);
}

export async function releaseHealthRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    reportHealth,
    async ({ db, body: { facts, proof }, now, request }) => {
      const events = facts.filter(isOfRemote);
      if (events.length === 0) return { ok: true as const };
      const { sessions, failures, vitals, lines } = countEvents(events, await findKnownReleases(db, events));
      const browser = findBrowser(request);
      const slot = toSlot(now);
      const reporter = await findReporter(db, request, proof, now);
      const samples = reporter
        ? await recordSamples(db, await findChannel(db, app.platform), { sessions, failures }, reporter, now)
        : [];
      await addCounts(
        db,
        {
          sessions,
          failures: browser === undefined ? failures : await insertFailures(db, failures, browser, slot),
          samples,
        },
        slot,
      );
      await addVitals(db, vitals, toHour(now));
      await addLines(db, lines, now);
      return { ok: true as const };
    },
    { rateLimit: REPORTS },
  );

  await app.register(async (scope) => {
    // The release tool prints the health of a release.
    const findService = createPipelineCheck(app.platform.config);
    scope.addHook('onRoute', (options) => {
      options.config = { ...options.config, findService };
    });

    route(scope, getReleaseHealth, async ({ db, query: { hours = DEFAULT_HOURS }, now }) => {
      const since = toHour(addSeconds(now, -hours * 3600));
      return { since: since.toISOString(), results: await readHealth(db, since) };
    });
  });
}
