import {
  getChannel,
  listChannelChanges,
  listCleanUps,
  overrideRelease,
  pinRelease,
  revokeRelease,
  rollBackRelease,
  startCanary,
} from '@danji/contracts/releases/channel.endpoints';
import { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { signObject } from '@danji/contracts/releases/signing';
import type { FastifyInstance } from 'fastify';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffChange } from '../../platform/http/staff-change.ts';
import { addSeconds } from '../../platform/clock.ts';
import { findChannel, listChanges } from './channel.repository.ts';
import {
  pin,
  promote,
  revoke,
  rollBack,
  startCanary as startCanaryOf,
  type EntryTransition,
} from './channel.service.ts';
import { writeOverrides } from './override.ts';
import { changeOverride, OVERRIDE_SECONDS } from './override.service.ts';
import { isPipeline } from './release-token.ts';
import { listCleanUpRows } from './retention.repository.ts';
import { setSignedCookie } from './signed-cookie.ts';
import { findOverride } from './visitor.ts';
import { REGISTRY_SECONDS } from './visitor-remotes.ts';

/** The account that a change is attributed to; the release pipeline has none. */
const accountOf = (user: Principal): number | null => (isPipeline(user) ? null : user.id);

function toResponse(change: StaffChange<EntryTransition['after']>, transition: EntryTransition) {
  const { after } = transition;
  change.record(transition);
  return { revision: after.revision, entry: after.entry };
}

/**
 * Registers the calls that change the channel, for operators of type ADMIN and the release pipeline. The override is
 * for every operator.
 */
export function channelRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getChannel, async ({ db, now }) =>
    signObject(
      {
        ...(await findChannel(db, platform)),
        issued: now.toISOString(),
        expires: addSeconds(now, REGISTRY_SECONDS).toISOString(),
      },
      platform.releaseKeys.registry.sign,
    ),
  );

  route(app, promoteRelease, async ({ db, body, user, change, now }) =>
    toResponse(change, await promote(db, platform, { ...body, user_id: accountOf(user), now })),
  );
  route(app, startCanary, async ({ db, body, user, change, now }) =>
    toResponse(change, await startCanaryOf(db, platform, { ...body, user_id: accountOf(user), now })),
  );
  route(app, rollBackRelease, async ({ db, body, user, change, now }) =>
    toResponse(change, await rollBack(db, platform, { ...body, user_id: accountOf(user), now })),
  );
  route(app, revokeRelease, async ({ db, body, user, change, now }) =>
    toResponse(change, await revoke(db, platform, { ...body, user_id: accountOf(user), now })),
  );

  route(app, pinRelease, async ({ db, body, user, change, now }) =>
    toResponse(change, await pin(db, platform, { ...body, user_id: accountOf(user), now })),
  );

  route(app, listChannelChanges, ({ db, query }) => listChanges(db, query));

  route(app, listCleanUps, ({ db, query }) => listCleanUpRows(db, query));

  route(app, overrideRelease, async ({ db, body, request, reply, change }) => {
    const before = findOverride(request);
    const override = await changeOverride(db, platform, before, body);
    change.record({ before, after: override });
    setSignedCookie(reply, 'danji-override', writeOverrides(override), OVERRIDE_SECONDS);
    return { override };
  });
}
