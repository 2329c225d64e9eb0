import { AiDocumentType } from '../codes/ai-document-codes.ts';
import type { AiField, AiForm } from './ai-form-field.ts';

type FieldOptions = Partial<Pick<AiField, 'required' | 'max' | 'help' | 'preset'>>;

const line = (name: string, label: string, example: string, overrides: FieldOptions = {}): AiField => ({
  name,
  label,
  kind: 'line',
  required: true,
  max: 100,
  example,
  ...overrides,
});
const text = (name: string, label: string, example: string, overrides: FieldOptions = {}): AiField => ({
  name,
  label,
  kind: 'text',
  required: true,
  max: 2000,
  example,
  ...overrides,
});
const day = (name: string, label: string, example: string, overrides: FieldOptions = {}): AiField => ({
  name,
  label,
  kind: 'date',
  required: true,
  max: 10,
  example,
  ...overrides,
});
const money = (name: string, label: string, example: string, overrides: FieldOptions = {}): AiField => ({
  name,
  label,
  kind: 'money',
  required: false,
  max: 13,
  example,
  ...overrides,
});
const choice = (
  name: string,
  label: string,
  options: readonly [string, ...string[]],
  overrides: FieldOptions = {},
): AiField => ({
  name,
  label,
  kind: 'choice',
  required: true,
  max: 30,
  example: options[0],
  options,
  ...overrides,
});

const OPTIONAL = { required: false } as const;
const POLITE = { preset: '정중하게' } as const;

/** All forms in the order in which they are offered. */
export const AI_DOCUMENT_FORMS: readonly AiForm[] = [
  {
    type: AiDocumentType.NOTICE,
    description: '단수, 소독, 공사처럼 입주민에게 알릴 일을 정리해요.',
    titleExample: '저수조 청소에 따른 단수 안내',
    fields: [
      text('summary', '알릴 내용', '저수조 청소로 101동부터 110동까지 물이 나오지 않아요.'),
      day('date', '시행일', '2026-12-02'),
      line('time', '시간', '오전 9시 ~ 오후 4시', OPTIONAL),
      line('place', '대상·장소', '101동 ~ 110동 전 세대', OPTIONAL),
      text(
        'request',
        '입주민에게 부탁할 일',
        '전날까지 물을 받아 두고, 물이 다시 나오면 1분쯤 흘려보낸 뒤 써 주세요.',
        OPTIONAL,
      ),
      choice('tone', '말투', ['정중하게', '부드럽게', '간결하게'], POLITE),
    ],
  },
  {
    type: AiDocumentType.BID,
    description: '공사와 용역 업체를 뽑는 입찰 공고문의 초안을 만들어요.',
    titleExample: '승강기 유지관리 용역 업체 선정 공고',
    fields: [
      line('business', '사업명', '승강기 유지관리 용역'),
      choice('method', '낙찰 방법', ['최저가낙찰제', '최고가낙찰제', '적격심사제']),
      text('scope', '사업 범위', '승강기 24대 월 1회 정기점검, 24시간 고장 출동, 소모품 교체 포함'),
      text('qualification', '참가 자격', '승강기 유지관리업 등록 업체로 최근 3년 안에 500세대 이상 실적이 있는 업체'),
      day('deadline', '입찰 마감일', '2026-12-18'),
      line('deadline_time', '마감 시각', '오후 3시', OPTIONAL),
      day('briefing', '현장설명회', '2026-12-08', OPTIONAL),
      line('period', '계약 기간', '2027년 1월 1일부터 2년'),
      money('price', '예정 가격', '48000000', { help: '비워 두면 문서에 적지 않아요.' }),
      text('papers', '제출 서류', '입찰서, 사업자등록증 사본, 실적 증명서, 국세·지방세 완납 증명서', OPTIONAL),
    ],
  },
  {
    type: AiDocumentType.MINUTES,
    description: '입주자대표회의와 직원 회의의 기록을 갖춰 써요.',
    titleExample: '11월 입주자대표회의 회의록',
    fields: [
      day('date', '회의 날짜', '2026-11-20'),
      line('place', '장소', '관리사무소 2층 회의실'),
      text('attendees', '참석자', '회장 김민수, 감사 이정희, 이사 박준호 (정원 7명 가운데 5명)'),
      text('agenda', '안건', '1. 승강기 유지관리 업체 선정\n2. 겨울철 제설 계획'),
      text('discussion', '논의 내용', '업체 세 곳의 견적을 비교했고, 실적과 출동 시간을 함께 보기로 했어요.', {
        max: 3000,
      }),
      text('result', '의결 결과', '1안 찬성 5명, 반대 0명으로 가결'),
      text('next', '앞으로 할 일', '관리사무소가 12월 5일까지 공고문을 준비', OPTIONAL),
    ],
  },
  {
    type: AiDocumentType.REPLY,
    description: '입주민의 민원에 정중하고 분명하게 답해요.',
    titleExample: '층간소음 민원 답변',
    fields: [
      text('complaint', '민원 내용', '윗집에서 밤 11시 이후 뛰는 소리가 나요.'),
      text('facts', '확인한 사실', '11월 18일에 윗집을 찾아가 상황을 설명하고 매트 사용을 부탁했어요.'),
      text('answer', '답변의 요지', '일주일 동안 지켜보고, 이어지면 층간소음관리위원회에서 조정해요.'),
      line('person', '담당자와 연락처', '관리과장 이도현, 02-300-1234', OPTIONAL),
      choice('tone', '말투', ['정중하게', '부드럽게', '단호하게'], POLITE),
    ],
  },
  {
    type: AiDocumentType.LETTER,
    description: '구청, 업체, 기관에 보내는 공문을 격식에 맞게 써요.',
    titleExample: '보도블록 보수 요청',
    fields: [
      line('receiver', '수신', '마포구청장 (도로과)'),
      line('reference', '관련 근거', '도로법 제31조', OPTIONAL),
      text('purpose', '보내는 이유', '단지 정문 앞 보도블록이 내려앉아 보행자가 넘어질 위험이 있어요.'),
      text('details', '요청하거나 알릴 내용', '정문 앞 약 20㎡ 구간을 현장에서 확인하고 보수해 주세요.'),
      day('due', '회신 기한', '2026-12-11', OPTIONAL),
      line('attachments', '붙임', '현장 사진 3장', OPTIONAL),
    ],
  },
  {
    type: AiDocumentType.CONTRACT,
    description: '업체와 맺을 계약서의 초안을 조항별로 만들어요.',
    titleExample: '소독 용역 계약서',
    fields: [
      line('vendor', '계약 상대', '(주)맑은환경'),
      text('work', '계약 내용', '전 세대와 공용부 소독 연 4회'),
      money('price', '계약 금액', '6000000', { required: true, help: '부가가치세를 뺀 금액이에요.' }),
      day('start', '시작일', '2027-01-01'),
      day('end', '종료일', '2027-12-31'),
      text('payment', '대금 지급', '분기마다 검수한 뒤 14일 안에 지급', OPTIONAL),
      text('special', '특약', '작업 중 입주민 재산에 손해를 끼치면 업체가 배상', OPTIONAL),
    ],
  },
  {
    type: AiDocumentType.INSPECTION,
    description: '시설 점검 결과를 표와 함께 보고서로 정리해요.',
    titleExample: '11월 소방시설 자체 점검 보고서',
    fields: [
      line('facility', '점검 대상', '소화기, 옥내소화전, 자동화재탐지설비'),
      day('date', '점검일', '2026-11-17'),
      line('inspector', '점검자', '시설과장 박기훈'),
      text('findings', '점검 결과', '소화기 240개 정상, 103동 2층 감지기 1개 불량'),
      text('action', '조치 사항', '감지기는 당일 교체했고, 예비품 5개를 주문했어요.', OPTIONAL),
      choice('grade', '종합 판정', ['양호', '일부 조치 필요', '즉시 조치 필요']),
    ],
  },
  {
    type: AiDocumentType.SURVEY,
    description: '입주민의 뜻을 묻는 설문지와 동의서를 만들어요.',
    titleExample: '전기차 충전기 설치 동의서',
    fields: [
      choice('form', '문서', ['동의서', '설문지']),
      text('subject', '묻는 일', '지하 1층 주차장에 전기차 충전기 10대를 설치하는 일'),
      text('background', '배경 설명', '전기차가 60대로 늘었지만 충전기는 4대뿐이에요.'),
      text('choices', '보기·문항', '찬성 / 반대 / 기권', OPTIONAL),
      day('deadline', '마감일', '2026-12-15'),
      line('collect', '내는 곳', '각 동 경비실 또는 관리사무소', OPTIONAL),
    ],
  },
];
