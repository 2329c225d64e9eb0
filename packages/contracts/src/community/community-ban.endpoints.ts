import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, labelled, nanoId, nullable, oneOf, recordRef, search, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { communityBan, orderedBan, ownCommunityBan } from './community-ban.ts';

export const listCommunityBans = defineEndpoint({
  id: 'boards.list_bans',
  title: '커뮤니티 활동 제한 목록',
  method: 'GET',
  path: '/api/boards/ban_list/',
  audience: ['staff'],
  reads: ['community_ban'],
  origin: 'extension',
  summary:
    'Members who cannot write in the community, or could not: those without an end first, then by their end, the latest first. `search` finds a part of the nickname; bans for anonymous texts are not found by it.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    state: Type.Optional(labelled('상태', oneOf('active', 'ended'))),
  }),
  response: pageOf(communityBan),
});

export const createCommunityBan = defineEndpoint({
  id: 'boards.create_ban',
  title: '커뮤니티 활동 제한',
  method: 'POST',
  path: '/api/boards/ban_create/',
  audience: ['staff'],
  changes: ['community_ban', 'review', 'staff_log'],
  origin: 'extension',
  summary:
    'Keeps the author of a reported or held text from writing in the community until a moment, or without an end, and tells them why. Reading goes on. A further ban counts beside those that are there.',
  body: strictObject({ case_id: labelled('신고', nanoId), ...orderedBan.properties }),
  logged: communityBan,
  response: communityBan,
});

export const liftCommunityBan = defineEndpoint({
  id: 'boards.lift_ban',
  title: '커뮤니티 활동 제한 해제',
  method: 'PUT',
  path: '/api/boards/ban_lift/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['staff'],
  changes: ['community_ban', 'review', 'staff_log'],
  origin: 'extension',
  summary: 'Ends a ban before its time, and tells the member.',
  logged: communityBan,
  response: communityBan,
});

export const getOwnCommunityBan = defineEndpoint({
  id: 'boards.get_own_ban',
  title: '내 커뮤니티 활동 제한',
  method: 'GET',
  path: '/api/boards/own_ban/',
  audience: ['general', 'brand'],
  reads: ['community_ban'],
  origin: 'extension',
  summary: 'The ban that keeps the caller from writing in the community now, the one that ends last; or none.',
  response: entity('OwnCommunityBanAnswer', { ban: labelled('활동 제한', nullable(ownCommunityBan)) }),
});
