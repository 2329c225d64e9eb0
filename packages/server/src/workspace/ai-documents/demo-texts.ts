import { type AiAnswers, toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';

type DemoDocument = {
  document_type: AiDocumentTypeCode;
  title: string;
  answers: AiAnswers;
  daysAgo: number;
  text: string;
};

/** Documents that the demo's manager has generated. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    document_type: AiDocumentType.MINUTES,
    title: '11월 입주자대표회의 회의록',
    answers: toExampleAnswers(AiDocumentType.MINUTES),
    daysAgo: 1,
    text: `# 11월 입주자대표회의 회의록

## 회의 개요

| 구분 | 내용 |
|---|---|
| 일시 | 2026. 11. 20. |
| 장소 | 관리사무소 2층 회의실 |
| 참석자 | 회장 김민수, 감사 이정희, 이사 박준호 (정원 7명 가운데 5명) |

## 안건과 논의

1. **승강기 유지관리 업체 선정** 업체 세 곳의 견적을 비교했고, 실적과 출동 시간을 함께 보기로 했습니다.
2. **겨울철 제설 계획** 염화칼슘 200포를 11월 안에 들여놓기로 했습니다.

## 의결 결과

> 1안 찬성 5명, 반대 0명으로 가결

## 앞으로 할 일

- 관리사무소가 12월 5일까지 공고문을 준비
- 다음 회의는 12월 18일

| 직위 | 성명 | 서명 |
|---|---|---|
| 회장 | 김민수 | |
| 감사 | 이정희 | |`,
  },
  {
    document_type: AiDocumentType.REPLY,
    title: '층간소음 민원 답변',
    answers: toExampleAnswers(AiDocumentType.REPLY),
    daysAgo: 4,
    text: `# 층간소음 민원 답변

안녕하십니까. 소중한 의견을 보내 주셔서 감사합니다.

## 1. 말씀하신 내용

윗집에서 밤 11시 이후 뛰는 소리가 나서 불편하다는 말씀을 잘 들었습니다.

## 2. 확인한 사실

- 11월 18일에 윗집을 찾아가 상황을 설명했습니다.
- 매트 사용과 늦은 시간 주의를 부탁드렸고, 그렇게 하겠다는 답을 받았습니다.

## 3. 앞으로의 계획

일주일 동안 지켜보고, 이어지면 **층간소음관리위원회**에서 조정하겠습니다.

궁금한 점은 관리과장 이도현(02-300-1234)으로 연락해 주시기 바랍니다.`,
  },
  {
    document_type: AiDocumentType.NOTICE,
    title: '저수조 청소에 따른 단수 안내',
    answers: toExampleAnswers(AiDocumentType.NOTICE),
    daysAgo: 9,
    text: `# 저수조 청소에 따른 단수 안내

입주민 여러분께 안내드립니다. 저수조 청소로 아래와 같이 물이 나오지 않습니다.

| 구분 | 내용 |
|---|---|
| 시행일 | 2026. 12. 2. |
| 시간 | 오전 9시 ~ 오후 4시 |
| 대상 | 101동 ~ 110동 전 세대 |

## 이렇게 협조해 주세요

- 전날까지 필요한 물을 받아 두세요.
- 물이 다시 나오면 1분쯤 흘려보낸 뒤 써 주세요.

불편을 드려 죄송하며, 여러분의 양해와 협조를 부탁드립니다.`,
  },
];
