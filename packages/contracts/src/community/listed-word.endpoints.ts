import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { nonEmptyString, ok, recordRef, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { LISTED_WORD_LIMITS, listedWord, listedWordAction, listedWordText, listedWordTrial } from './listed-word.ts';

export const listListedWords = defineEndpoint({
  id: 'boards.list_listed_words',
  title: '커뮤니티 단어 목록',
  method: 'GET',
  path: '/api/boards/word_list/',
  audience: ['staff'],
  reads: ['listed_word'],
  origin: 'extension',
  summary: 'Words that are not published in the community, or not before our staff has seen them; the newest first.',
  query: strictObject({ ...pageQuery, action: Type.Optional(listedWordAction) }),
  response: pageOf(listedWord),
});

export const createListedWord = defineEndpoint({
  id: 'boards.create_listed_word',
  title: '커뮤니티 단어 추가',
  method: 'POST',
  path: '/api/boards/word_create/',
  audience: ['staff'],
  changes: ['listed_word', 'staff_log'],
  origin: 'extension',
  summary: 'Adds a word; from now on texts with it are refused or held. One that is read the same way is there once.',
  body: strictObject({ word: listedWordText, action: listedWordAction }),
  logged: listedWord,
  response: listedWord,
});

export const deleteListedWord = defineEndpoint({
  id: 'boards.delete_listed_word',
  title: '커뮤니티 단어 삭제',
  method: 'DELETE',
  path: '/api/boards/word/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['staff'],
  changes: ['listed_word', 'staff_log'],
  origin: 'extension',
  summary: 'Takes a word from the list. Texts that it has held wait on.',
  logged: listedWord,
  response: ok,
});

export const tryListedWords = defineEndpoint({
  id: 'boards.try_listed_words',
  title: '커뮤니티 단어 시험',
  method: 'GET',
  path: '/api/boards/word_try/',
  audience: ['staff'],
  reads: ['listed_word'],
  origin: 'extension',
  summary: 'What the list, and the rule about links and telephone numbers, find in a text. Nothing is stored.',
  query: strictObject({ content: nonEmptyString('시험할 글', LISTED_WORD_LIMITS.trialCharacters) }),
  response: listedWordTrial,
});
