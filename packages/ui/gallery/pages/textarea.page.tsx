import { Field, MentionTextarea, Textarea } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const LETTER =
  '지하주차장 2층 B구역 천장에서 물이 떨어져요.\n\n비가 온 다음 날마다 같은 자리예요. 차에 떨어지지 않게 먼저 막아 주시고, 방수 공사 일정을 알려 주세요.';

const MEMBERS = [
  { value: '1', label: '푸른들', note: '관리소장 · 5레벨' },
  { value: '2', label: '푸른소장', note: '경리 · 3레벨' },
  { value: '3', label: '해돋이', note: '업체' },
];

export const page: GalleryPage = {
  slug: 'textarea',
  group: '입력',
  title: '여러 줄 글 Textarea',
  summary:
    '여러 줄 글이에요. 처음 높이는 4줄(rows)이고 아래로 늘릴 수 있어요. maxLength를 주면 몇 자를 썼는지 보여 줘요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="문의 내용">
              <Textarea value={value} onChange={set} placeholder="무엇이 궁금하세요?" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐과 글자 수',
      render: () => (
        <Stateful start={LETTER}>
          {(value, set) => (
            <Field label="문의 내용">
              <Textarea value={value} onChange={set} maxLength={500} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '가득 참',
      render: () => (
        <Stateful start="열 글자까지 써요~">
          {(value, set) => (
            <Field label="한 줄 평" error="열 글자까지 쓸 수 있어요.">
              <Textarea rows={2} value={value} onChange={set} maxLength={10} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Field label="답변" disabled>
          <Textarea rows={2} value="답변은 운영자만 쓸 수 있어요." onChange={() => undefined} />
        </Field>
      ),
    },
    {
      title: '@로 사람 언급 MentionTextarea',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="댓글">
              <MentionTextarea
                rows={2}
                value={value}
                onChange={set}
                placeholder="@푸 처럼 @와 이름 앞부분을 쓰면 골라 넣을 수 있어요."
                findOptions={(query) => MEMBERS.filter(({ label }) => label.startsWith(query))}
                onMention={() => undefined}
              />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '띄어 쓰지 않은 긴 글',
      render: () => (
        <Stateful start={'래미안대치팰리스1단지아파트입주자대표회의관리사무소'.repeat(4)}>
          {(value, set) => (
            <Field label="메모">
              <Textarea value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
