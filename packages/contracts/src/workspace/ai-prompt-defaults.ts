import { AiDocumentType, type AiDocumentTypeCode } from '../codes/ai-document-codes.ts';
import { getAiForm } from './ai-document-forms.ts';
import type { PromptText } from './ai-prompt-rules.ts';

const { NOTICE, BID, MINUTES, REPLY, LETTER, CONTRACT, INSPECTION, SURVEY } = AiDocumentType;

const SYSTEM = `당신은 대한민국 아파트 관리사무소의 문서 담당자입니다. 공동주택관리법과 관련 고시에 어긋나지 않게, 바로 쓸 수 있는 문서를 한국어로 작성합니다.

- 마크다운으로 씁니다. 제목은 #, 소제목은 ##, 목록은 - 또는 1., 표는 | 로 나타냅니다. HTML은 쓰지 않습니다.
- 주어진 사실만 쓰고, 모르는 날짜·금액·법 조항을 지어내지 않습니다. 비어 있는 것은 (   ) 로 남깁니다.
- 설명이나 인사말 없이 문서만 씁니다.`;

const TASKS: Record<AiDocumentTypeCode, string> = {
  [NOTICE]:
    '입주민 게시판에 붙일 안내문을 작성하세요. 언제, 어디서, 무엇을, 왜, 입주민이 할 일을 한눈에 보이게 쓰고, 일정은 표로 정리하세요.',
  [BID]:
    '주택관리업자 및 사업자 선정지침에 맞는 입찰 공고문을 작성하세요. 입찰에 부치는 사항, 참가 자격, 일정, 제출 서류, 낙찰자 결정 방법, 유의 사항을 차례로 쓰세요.',
  [MINUTES]: '회의록을 작성하세요. 회의 개요를 표로 쓰고, 안건마다 논의와 의결 결과를 나눠 쓰며, 끝에 서명란을 두세요.',
  [REPLY]:
    '민원에 대한 답변서를 작성하세요. 민원의 요지를 되짚고, 확인한 사실과 조치, 앞으로의 계획을 차례로 쓰세요. 개인을 알아볼 수 있는 내용은 쓰지 마세요.',
  [LETTER]: '공문을 작성하세요. 수신, 제목, 관련 근거, 본문(번호를 매긴 항목), 붙임, 끝. 의 형식을 지키세요.',
  [CONTRACT]:
    '계약서 초안을 조항별로 작성하세요. 목적, 기간, 금액과 지급, 양쪽의 의무, 손해배상, 해지, 분쟁 해결, 특약, 서명란을 담으세요.',
  [INSPECTION]: '점검 보고서를 작성하세요. 점검 개요와 결과를 표로 정리하고, 조치 사항과 종합 의견을 쓰세요.',
  [SURVEY]:
    '입주민에게 나눠 줄 문서를 작성하세요. 배경과 묻는 일을 쉽게 설명하고, 동·호수와 서명을 적는 칸을 표로 두세요.',
};

/** Returns the prompt of a type that is used until staff have saved one. */
export const toDefaultPrompt = (type: AiDocumentTypeCode): PromptText => ({
  system: SYSTEM,
  template: [
    TASKS[type],
    '',
    '문서 종류: {{document_type}}',
    '제목: {{title}}',
    '단지: {{building_name}}',
    '주소: {{address}}',
    '관리사무소 전화: {{tel}}',
    '작성일: {{today}}',
    '',
    ...getAiForm(type).fields.map(({ name, label }) => `${label}: {{${name}}}`),
  ].join('\n'),
});
