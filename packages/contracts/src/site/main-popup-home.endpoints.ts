import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { homePopup } from './main-popup.ts';

/** This call is apart from the operators' calls, because every visitor of the home page loads its validator. */
export const listHomePopups = defineEndpoint({
  id: 'commons.list_home_popups',
  title: '오늘의 팝업',
  method: 'GET',
  path: '/api/commons/main_popup_home/',
  audience: ['everybody'],
  reads: ['popup'],
  summary:
    'The popups of today (Asia/Seoul) for the audience that the caller belongs to, newest first, at most 5. May be a minute old.',
  response: Type.Array(homePopup, { maxItems: 5 }),
});
