import { type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, id, labelled, nanoId, nullable, spaceId, strictObject } from '../fields.ts';

/** The contract that was made from the award of a notice; `null` while there is none. */
const awardContract = entity('AwardContract', { space_id: spaceId, schedule_id: labelled('계약', nullable(id)) });
export type AwardContract = Static<typeof awardContract>;

const itemRef = { item_nano_id: labelled('공고', nanoId) };

export const getAwardContract = defineEndpoint({
  id: 'suggest_items.get_contract',
  title: '선정한 공고의 계약 보기',
  method: 'GET',
  path: '/api/apts/suggest_item_contract/',
  audience: ['general'],
  reads: ['suggest_item', 'suggest_request', 'schedule'],
  origin: 'extension',
  summary: 'The contract that was made from the award of a notice, for who works in its space.',
  query: strictObject(itemRef),
  response: awardContract,
});

export const createAwardContract = defineEndpoint({
  id: 'suggest_items.create_contract',
  title: '선정한 공고로 계약 만들기',
  method: 'POST',
  path: '/api/apts/suggest_item_contract/',
  audience: ['general'],
  changes: ['suggest_item', 'schedule'],
  origin: 'extension',
  summary:
    'Makes the contract of the winning request in the work space from the notice, once: later calls answer with the same one. A contract that was deleted is made anew.',
  body: strictObject(itemRef),
  response: awardContract,
});
