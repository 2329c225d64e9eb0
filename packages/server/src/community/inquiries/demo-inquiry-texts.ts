import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';

const { ACCOUNT, WORKSPACE, BID, COMMUNITY, POINT, SHOP, COMPANY, OTHER } = SupportCategory;

/** The author of a post of a conversation, the number of hours ago, and its text. */
type DemoMessage = readonly [by: 'author' | 'staff', hoursAgo: number, text: string];

type DemoInquiry = {
  email: string;
  category: SupportCategoryCode;
  title: string;
  messages: readonly [DemoMessage, ...DemoMessage[]];
  /** An operator takes care of it, though nobody has answered since. */
  taken?: true;
  /** The number of hours since the conversation was ended. */
  closed?: number;
  note?: string;
};

/** Conversations in every state, the oldest first. */
export const DEMO_INQUIRIES: readonly DemoInquiry[] = [
  {
    email: 'user10@danji.test',
    category: COMMUNITY,
    title: '임시저장한 글은 어디에서 볼 수 있나요?',
    messages: [
      ['author', 700, '커뮤니티에 글을 쓰다가 임시저장했는데 다시 찾을 수가 없어요.'],
      ['staff', 694, '커뮤니티의 글쓰기 옆에 있는 임시저장한 글에서 이어서 쓸 수 있어요.'],
      ['author', 690, '찾았어요. 고맙습니다.'],
      ['staff', 688, '도움이 되었다니 다행이에요. 또 궁금한 점이 있으면 알려 주세요.'],
    ],
    closed: 640,
  },
  {
    email: 'user6@danji.test',
    category: OTHER,
    title: '세금계산서 담당자 연락처를 알고 싶어요',
    messages: [['author', 520, '세금계산서를 받으려면 어디에 연락하면 되나요?']],
    closed: 519,
  },
  {
    email: 'user12@danji.test',
    category: COMPANY,
    title: '거래하던 업체가 검색되지 않아요',
    messages: [
      ['author', 260, '작년에 승강기를 점검한 업체를 찾고 있는데, 이름으로 검색해도 나오지 않아요.'],
      [
        'staff',
        242,
        '아직 단지에 가입하지 않은 업체예요. 업체가 가입하고 심사를 마치면 검색할 수 있어요.\n\n가입을 권하고 싶다면 업체에 회원가입 주소를 알려 주세요.',
      ],
    ],
  },
  {
    email: 'user9@danji.test',
    category: POINT,
    title: '출석 포인트가 들어오지 않았어요',
    messages: [
      ['author', 74, '어제 아침에 접속했는데 포인트 내역에 출석이 없어요.'],
      ['staff', 70, '출석은 하루에 한 번, 출석하기를 누른 때에 적립돼요. 내 포인트에서 다시 확인해 주세요.'],
    ],
    note: '접속 기록은 있으나 출석 버튼을 누른 기록이 없음',
  },
  {
    email: 'user7@danji.test',
    category: SHOP,
    title: '받은 쿠폰의 바코드가 읽히지 않아요',
    messages: [
      ['author', 50, '편의점에서 바코드를 보여 줬는데 읽히지 않는다고 해요.'],
      ['staff', 46, '화면 밝기를 올리고 바코드를 크게 열어서 다시 보여 주세요.'],
      ['author', 5, '밝기를 올려도 읽히지 않아요. 번호로 입력해도 쓸 수 없는 쿠폰이라고 나와요.'],
    ],
    note: '발행사에 쿠폰 번호 확인 요청함',
  },
  {
    email: 'user8@danji.test',
    category: BID,
    title: '마감한 입찰의 마감일을 늘릴 수 있나요?',
    messages: [
      [
        'author',
        30,
        '어제 마감한 공고에 견적이 한 건만 들어왔어요. 입주자대표회의에서 사흘 더 받기로 했는데, 같은 공고에서 마감일을 늘릴 수 있을까요?',
      ],
    ],
    taken: true,
    note: '재공고로 안내할지 입찰 담당과 확인 중',
  },
  {
    email: 'user7@danji.test',
    category: WORKSPACE,
    title: '초대한 직원이 초대장을 받지 못했대요',
    messages: [['author', 9, '시설팀장을 워크스페이스에 초대했는데 이틀째 문자가 오지 않았다고 해요.']],
  },
  {
    email: 'user6@danji.test',
    category: ACCOUNT,
    title: '이름을 바꾸고 싶어요',
    messages: [['author', 2, '개명해서 이름이 달라졌어요. 어떤 서류를 보내면 되나요?']],
  },
];
