import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nullable, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import {
  communityPointRule,
  communityPointRuleChange,
  communityPointRuleKey,
  communityPointSimulation,
  communityPointValues,
  ruleValue,
} from './community-point-rule.ts';

export const listCommunityPointRules = defineEndpoint({
  id: 'points.list_community_point_rules',
  title: '커뮤니티 포인트 규칙 목록',
  method: 'GET',
  path: '/api/points/community_point_rule_staff/',
  audience: ['staff'],
  reads: ['community_point_rule'],
  summary: 'What actions in the community give, and how much properties of a post weigh, by category.',
  query: strictObject({
    ...endlessPageQuery,
    action_type: Type.Optional(communityPointRuleKey.action_type),
    category1: Type.Optional(communityPointRuleKey.category1),
  }),
  response: pageOf(communityPointRule),
});

export const getCommunityPointValues = defineEndpoint({
  id: 'points.get_community_point_values',
  title: '커뮤니티 포인트 보기',
  method: 'GET',
  path: '/api/points/community_point_values/',
  audience: ['everybody'],
  reads: ['community_point_rule'],
  origin: 'extension',
  summary: 'What actions in the community give at present, and how much properties of a post weigh, by category.',
  response: communityPointValues,
});

export const saveCommunityPointRule = defineEndpoint({
  id: 'points.save_community_point_rule',
  title: '커뮤니티 포인트 규칙 저장',
  method: 'POST',
  path: '/api/points/community_point_rule_staff/',
  audience: ['admin'],
  changes: ['community_point_rule', 'staff_log'],
  summary:
    'Sets the value of an action in a category from now on; null removes it, and the wider rule counts. `updated` is the version of a rule that is there.',
  body: strictObject({
    ...communityPointRuleKey,
    value: labelled('값', nullable(ruleValue)),
    updated: Type.Optional(seenVersion),
  }),
  logged: communityPointRule,
  response: labelled('규칙', nullable(communityPointRule)),
});

export const listCommunityPointRuleChanges = defineEndpoint({
  id: 'points.list_community_point_rule_changes',
  title: '커뮤니티 포인트 규칙 변경 이력',
  method: 'GET',
  path: '/api/points/community_point_rule_history/{id}/',
  audience: ['staff'],
  reads: ['community_point_rule'],
  origin: 'extension',
  summary: 'Who changed a rule, when and from what, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(communityPointRuleChange),
});

export const simulateCommunityPointRule = defineEndpoint({
  id: 'points.simulate_community_point_rule',
  title: '커뮤니티 포인트 규칙 미리 계산',
  method: 'GET',
  path: '/api/points/community_point_rule_simulation/',
  audience: ['staff'],
  reads: ['community_point_rule'],
  origin: 'extension',
  summary:
    'What the acts of the last 7 days bring by the rules of now, and with this value of an action in a category, which is not saved; without a value the rule is left out. Acts that are not paid yet, and those over the daily number, do not count.',
  query: strictObject({ ...communityPointRuleKey, value: Type.Optional(ruleValue) }),
  response: communityPointSimulation,
});
