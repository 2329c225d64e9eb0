import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, labelled, MAX_INT4, nanoId, oneOf, search, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { BoardStatus } from '../codes/board-status.ts';
import {
  communityFilters,
  communityParams,
  communityPost,
  communityPostLine,
  postStatus,
  QUESTION_STATES,
} from './community-post.ts';

const { VISIBLE, INVISIBLE, BLOCK } = BoardStatus;

/** The calls of readers. Those of authors are in another file, so that visitors do not load their validators. */
export const listCommunityPosts = defineEndpoint({
  id: 'boards.list_community_posts',
  title: '커뮤니티 글 목록',
  method: 'GET',
  path: '/api/boards/community_list/',
  audience: ['everybody'],
  reads: ['community_post'],
  origin: 'extension',
  summary:
    'Published posts, the newest first unless ordered otherwise: `-popularity` by a score that decays, `answers` questions with the fewest answers first. `search` finds a part of the title or of the text that everybody may read. `is_own` lists the caller’s own posts with hidden and blocked ones, `author` those of a member by its public id.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    ...Type.Partial(strictObject(communityFilters)).properties,
    sigungu: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '지역' })),
    question_state: Type.Optional(labelled('질문 상태', oneOf(...QUESTION_STATES))),
    author: Type.Optional(labelled('작성자', nanoId)),
    is_own: Type.Optional(Type.Boolean({ label: '내 글' })),
    board_status: Type.Optional(postStatus(VISIBLE, INVISIBLE, BLOCK)),
    ordering: Type.Optional(oneOf('-published', '-popularity', 'answers', '-rating', 'price', '-price')),
  }),
  response: pageOf(communityPostLine),
});

export const getCommunityPost = defineEndpoint({
  id: 'boards.get_community_post',
  title: '커뮤니티 글 보기',
  method: 'GET',
  path: '/api/boards/community_view/{id}/',
  params: communityParams,
  audience: ['everybody'],
  reads: ['community_post'],
  summary:
    'One post by its nano_id (or id). Content and files are withheld from who has not bought it (status 5) or is of another job grade (status 4). Drafts and hidden posts exist for their author alone.',
  response: communityPost,
});

export const getCommunityCategoryPicture = defineEndpoint({
  id: 'boards.community_category_picture',
  title: '커뮤니티 공유 그림',
  method: 'GET',
  path: '/api/boards/community_picture/{category}/',
  params: strictObject({ category: communityFilters.category }),
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'The picture of 1,200 × 630 px that other sites show with a link to a post of the category; `version` is of its address.',
  query: strictObject({ version: Type.Optional(Type.String({ maxLength: 20, label: '판' })) }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['image/jpeg'],
});
