import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { getRegistry, listReleases } from '@danji/contracts/releases/release.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a change of the channel invalidates. */
export const RELEASE_TAGS = [getChannel, listReleases, listChannelChanges, getReleaseHealth, getRegistry, listStaffLog];
