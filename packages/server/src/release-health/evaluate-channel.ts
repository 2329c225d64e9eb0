import { NotificationType } from '@danji/contracts/notifications/notification';
import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { notify } from '../notifications/index.ts';
import { addSeconds, systemClock } from '../platform/clock.ts';
import { transaction } from '../platform/database/transaction.ts';
import { publishEvent } from '../platform/events/live-events.ts';
import type { Platform } from '../platform/platform.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { findChannel, rollBack } from '../releases/index.ts';
import { evaluateCandidate, evaluatePromotion } from './evaluate-candidate.ts';
import { listAdmins, listUntriedPromotions } from './evaluation.repository.ts';

/** The interval of the evaluation, ms. Its error rate stays valid however often it runs. */
const EVERY_MS = 10_000;
/** A release that was promoted without a trial is watched for this time, seconds. */
const WATCH_SECONDS = 3600;

/** The calls that screens of releases read. */
const CHANGED = [getChannel.path, listChannelChanges.path, listReleases.path];

type WorseRelease = { remote: RemoteName; release: string; reason: string };

/**
 * Compares every candidate with its active release, and every fresh promotion with its predecessor; rolls back the ones
 * that are worse.
 */
export async function evaluateChannel(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock.now();
  const { remotes, revision } = await findChannel(db, platform);
  const promotions = await listUntriedPromotions(db, addSeconds(now, -WATCH_SECONDS));
  for (const remote of REMOTE_NAMES) {
    const entry = remotes[remote];
    if (!entry) continue;
    const promotion = promotions.find((promoted) => promoted.remote === remote && promoted.release === entry.active);
    const release = entry.candidate?.release ?? entry.active;
    const reason = entry.candidate
      ? await evaluateCandidate(db, remote, entry, now)
      : promotion && entry.previous !== null
        ? await evaluatePromotion(db, promotion, entry.previous, now)
        : undefined;
    if (reason === undefined) continue;
    log.warn({ remote, release, reason }, 'a release is taken back: it fails more often than the one before it');
    await rollBackWorse(platform, { remote, release, reason }, revision);
    // The channel has changed: the next run evaluates the other remotes by its new state.
    return;
  }
}

async function rollBackWorse(
  platform: Platform,
  { remote, release, reason }: WorseRelease,
  revision: number,
): Promise<void> {
  const now = platform.clock.now();
  try {
    await transaction(platform.db, async (db) => {
      await rollBack(db, platform, { remote, revision, reason, user_id: null, automatic: true, now });
      const text = {
        type: NotificationType.NOTICE,
        title: '새 릴리스를 자동으로 되돌렸어요',
        content: `${remote} ${release}: ${reason}`,
        link: webPaths.adminReleases,
      };
      for (const id of await listAdmins(db)) {
        await notify(db, id, text, now);
        await publishEvent(db, id, { type: 'changed', paths: CHANGED }, now);
      }
    });
  } catch (error) {
    // The channel was changed at the same moment: the next run evaluates its new state.
    if (!(error instanceof ProblemError)) throw error;
    platform.log.info({ err: error }, 'a release was not taken back: the channel has moved on');
  }
}

/**
 * Evaluates the channel at intervals while the server runs. With a clock that a test moves, the test runs it itself.
 */
export function registerEvaluation(app: FastifyInstance): void {
  const { platform } = app;
  if (platform.clock !== systemClock) return;
  let running: Promise<void> | undefined;
  const evaluate = (): void => {
    running ??= evaluateChannel(platform)
      .catch((error: unknown) => platform.log.error({ err: error }, 'the releases could not be judged'))
      .finally(() => {
        running = undefined;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(evaluate, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
