import type { Contributions } from '@danji/contracts/releases/contributions';
import { SPACE_ACTIONS } from './spaces/space-actions.ts';

/** The additions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  quickActions: SPACE_ACTIONS.map(({ action }) => action),
  homeFeatures: [
    {
      order: 10,
      eyebrow: '워크스페이스',
      title: '단지의 모든 것을 한 화면에',
      text: '건물 정보와 함께 일하는 사람을 한곳에 모아요. 사람이 바뀌어도 기록은 남아요.',
      benefits: [
        '세대수부터 주차·난방까지, 단지 정보 정리',
        '소장부터 경비·미화까지, 직급에 맞춘 초대',
        '대표 관리자부터 입주민까지, 역할로 나눈 권한',
      ],
      shot: {
        title: '한빛마을 3단지',
        note: '경기 성남시 분당구',
        badge: '현재',
        figures: [
          { name: '세대', value: '1,204' },
          { name: '동', value: '12' },
          { name: '주차', value: '1,530' },
        ],
        rows: [
          { title: '김정민', note: '관리소장', badge: '관리자' },
          { title: '박서연', note: '경리' },
          { title: '이도현', note: '시설' },
        ],
      },
    },
  ],
  searchTexts: [
    {
      words: ['계약', '문서', '요청', '사람'],
      text: '현재 워크스페이스의 계약, AI 문서, 요청, 멤버와 워크스페이스를 찾아요.',
      order: 10,
      audience: ['general'],
    },
    {
      words: ['워크스페이스', '요청'],
      text: '워크스페이스 이름과 요청에 적힌 말로 찾을 수 있어요.',
      order: 20,
      audience: ['staff'],
    },
  ],
};
