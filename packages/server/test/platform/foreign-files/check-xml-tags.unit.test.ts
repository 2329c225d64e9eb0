import { expect, test } from '@jest/globals';
import { checkXmlTags } from '@danji/server/platform/foreign-files/check-xml-tags';

const reasonOf = (xml: string): unknown => {
  try {
    checkXmlTags(xml);
  } catch (error) {
    return (error as { reason?: unknown }).reason;
  }
  return 'accepted';
};

test('passes on the opening tags with their attributes, and nothing of comments, texts and instructions', () => {
  const xml = `\uFEFF<?xml version="1.0"?><!-- <a> --><x:row r="1" t='>'><c r="A1"/>text<![CDATA[<b>]]></x:row>`;
  const tags: string[] = [];
  checkXmlTags(xml, (tag) => tags.push(tag));
  expect(tags).toEqual([`x:row r="1" t='>'`, 'c r="A1"/']);
});

test.each([
  ['an unclosed element', '<a><b></b>'],
  ['an unclosed tag', '<a><b'],
  ['an unclosed value', '<a b="></a>'],
  ['an unclosed comment', '<a/><!-- <b/>'],
  ['a declaration', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
])('refuses %s', (_name, xml) => expect(reasonOf(xml)).toBe('broken'));

test.each([
  ['elements', `<a>${'<b/>'.repeat(300_000)}</a>`],
  ['nested elements', '<a>'.repeat(65) + '</a>'.repeat(65)],
  ['attributes of one element', `<a ${'b=">" '.repeat(4000)}/>`],
])('refuses too many %s before anything is built from them', (_name, xml) => expect(reasonOf(xml)).toBe('too_large'));

test('accepts as many as a large sheet has', () => {
  expect(reasonOf(`<a>${'<b c="1"></b>'.repeat(299_999)}</a>`)).toBe('accepted');
});
