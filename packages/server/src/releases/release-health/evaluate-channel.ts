import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import { MIN_ATTEMPT_SPAN_SECONDS } from '@danji/contracts/releases/health-rules';
import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import type { FastifyInstance } from 'fastify';
import { addSeconds, systemClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findChannel, rollBack } from '../releases/index.ts';
import { evaluateCandidate, evaluatePromotion, type Finding } from './evaluate-candidate.ts';
import { findAttemptSpan, listUntriedPromotions, type Promotion, type SampleSource } from './evaluation.repository.ts';
import { notifyAdmins, raiseAlarm } from './raise-alarm.ts';

/** The interval of the evaluation, ms. Its error rate stays valid however often it runs. */
const EVERY_MS = 10_000;
/** A release that was promoted without a trial is watched for this time, seconds. */
const WATCH_SECONDS = 3600;

/** A release that is evaluated, and since when. */
type Watched = {
  remote: RemoteName;
  release: string;
  since: Date;
  isPinned: boolean;
  compare: (source: SampleSource) => Promise<Finding[]>;
};

type WorseRelease = Pick<Watched, 'remote' | 'release'> & { reason: string };

/** Finds the release of a remote that is on trial, or was promoted without one within the last hour. */
function findWatched(
  { db }: Platform,
  remote: RemoteName,
  entry: ChannelEntry,
  promotions: readonly Promotion[],
  now: Date,
): Watched | undefined {
  const { active, candidate, previous, pinned = false } = entry;
  if (candidate)
    return {
      remote,
      release: candidate.release,
      since: new Date(candidate.since),
      isPinned: false,
      compare: (source) => evaluateCandidate(db, remote, entry, source, now),
    };
  const promotion = promotions.find((promoted) => promoted.remote === remote && promoted.release === active);
  if (!promotion || previous === null) return undefined;
  return {
    remote,
    release: active,
    since: new Date(promotion.created),
    isPinned: pinned,
    compare: (source) => evaluatePromotion(db, promotion, previous, source, now),
  };
}

/**
 * Compares every candidate with its active release, and every fresh promotion with its predecessor. Rolls back the ones
 * that are worse by the reports of eligible accounts; what only other visitors report, and what concerns a pinned
 * release, is an alarm.
 */
export async function evaluateChannel(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock.now();
  const { remotes, revision } = await findChannel(db, platform);
  const promotions = await listUntriedPromotions(db, addSeconds(now, -WATCH_SECONDS));
  for (const remote of REMOTE_NAMES) {
    const entry = remotes[remote];
    const watched = entry && findWatched(platform, remote, entry, promotions, now);
    if (!watched) continue;
    const { release, isPinned } = watched;
    const confirmed = await findConfirmed(platform, watched);
    const [worst] = confirmed;
    if (worst && !isPinned) {
      const { subject, figures } = worst;
      const reason = `${subject} 쓰던 릴리스보다 잦아서 자동으로 되돌렸어요. ${figures}`;
      log.warn({ remote, release, reason }, 'a release is taken back: it fails more often than the one before it');
      await rollBackWorse(platform, { remote, release, reason }, revision);
      // The channel has changed: the next run evaluates the other remotes by its new state.
      return;
    }
    await raiseAlarms(platform, watched, confirmed);
  }
}

/** The reports of eligible accounts about a release, once their attempts span `MIN_ATTEMPT_SPAN_SECONDS`. */
async function findConfirmed({ db }: Platform, { compare, since, ...key }: Watched): Promise<Finding[]> {
  const findings = await compare('accounts');
  return findings.length > 0 && (await findAttemptSpan(db, key, since)) >= MIN_ATTEMPT_SPAN_SECONDS ? findings : [];
}

async function raiseAlarms(
  platform: Platform,
  { remote, release, compare }: Watched,
  confirmed: readonly Finding[],
): Promise<void> {
  const cause = confirmed.length > 0 ? 'pinned' : 'unconfirmed';
  for (const finding of confirmed.length > 0 ? confirmed : await compare('everybody'))
    await raiseAlarm(platform, { remote, release, cause }, finding);
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
      await notifyAdmins(db, operationNotifications.releaseRolledBack, { remote, release, reason }, now);
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
