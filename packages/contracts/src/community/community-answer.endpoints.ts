import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES, richDocument } from '../documents/rich-document.ts';
import { labelled, nanoId, nonEmptyString, ok, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { communityAnswer } from './community-answer.ts';
import { communityParams, communityPostFields } from './community-post.ts';

/** Why our staff takes an acceptance back. */
const REVOCATION_REASON_CHARACTERS = 300;

const question = { question_nano_id: labelled('질문', nanoId) };
const { file_ids } = communityPostFields;

export const listCommunityAnswers = defineEndpoint({
  id: 'boards.list_community_answers',
  title: '커뮤니티 답변 목록',
  method: 'GET',
  path: '/api/boards/community_answer_list/',
  audience: ['everybody'],
  reads: ['community_answer'],
  origin: 'extension',
  summary:
    'The answers to a question whose content the caller may read: the accepted one first, then the most recommended, then the newest. `answer` lists this one alone.',
  query: strictObject({ ...endlessPageQuery, ...question, answer: Type.Optional(labelled('답변', nanoId)) }),
  response: pageOf(communityAnswer),
});

export const createCommunityAnswer = defineEndpoint({
  id: 'boards.create_community_answer',
  title: '커뮤니티 답변 등록',
  method: 'POST',
  path: '/api/boards/community_answer_create/',
  audience: ['general', 'brand'],
  changes: ['community_answer', 'community_post'],
  refusedWhileActing: true,
  summary: 'Answers a question of somebody else that is open: no answer of it was accepted.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ ...question, content: richDocument, file_ids: Type.Optional(file_ids) }),
  response: communityAnswer,
});

export const updateCommunityAnswer = defineEndpoint({
  id: 'boards.update_community_answer',
  title: '커뮤니티 답변 수정',
  method: 'PUT',
  path: '/api/boards/community_answer/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_answer', 'community_post'],
  refusedWhileActing: true,
  summary: 'Changes the caller’s own answer while it is not accepted; 409 with `current` when it has changed since.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    content: Type.Optional(richDocument),
    file_ids: Type.Optional(file_ids),
    updated: seenVersion,
  }),
  response: communityAnswer,
});

export const deleteCommunityAnswer = defineEndpoint({
  id: 'boards.delete_community_answer',
  title: '커뮤니티 답변 삭제',
  method: 'DELETE',
  path: '/api/boards/community_answer/{id}/',
  params: communityParams,
  audience: ['general', 'brand'],
  changes: ['community_answer', 'community_post'],
  refusedWhileActing: true,
  summary: 'Deletes the caller’s own answer while it is not accepted.',
  response: ok,
});

export const acceptCommunityAnswer = defineEndpoint({
  id: 'boards.accept_community_answer',
  title: '커뮤니티 답변 채택',
  method: 'POST',
  path: '/api/boards/community_answer_accept/{id}/',
  params: communityParams,
  audience: ['general', 'brand', 'staff'],
  changes: ['community_answer', 'community_post', 'points', 'staff_log'],
  refusedWhileActing: true,
  summary:
    'Accepts an answer, once: by the author of the question or our staff, not an answer of one’s own. The held reward is paid to who answered.',
  logged: communityAnswer,
  response: communityAnswer,
});

export const revokeCommunityAcceptance = defineEndpoint({
  id: 'boards.revoke_community_acceptance',
  title: '커뮤니티 답변 채택 취소',
  method: 'POST',
  path: '/api/boards/community_answer_revoke/{id}/',
  params: communityParams,
  audience: ['staff'],
  changes: ['community_answer', 'community_post', 'points', 'staff_log'],
  origin: 'extension',
  summary:
    'Takes the acceptance of an answer back: its reward goes from who answered, also below zero, and is held for the question again, which is open. Both sides are told the reason. 409 when it is not accepted, or when who asked has too few points to hold the reward.',
  body: strictObject({ reason: nonEmptyString('사유', REVOCATION_REASON_CHARACTERS) }),
  logged: communityAnswer,
  response: communityAnswer,
});
