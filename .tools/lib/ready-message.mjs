const ACCOUNTS = [
  ['manager@danji.test', '관리사무소 · manager', '/login'],
  ['brand@danji.test', '업체 · vendor', '/login/brand'],
  ['admin@danji.test', '운영자(ADMIN) · operator', '/login/staff'],
  ['staff@danji.test', '운영자(STAFF) · operator', '/login/staff'],
];

/** Width on a terminal, where a Korean syllable takes two columns. */
const widthOf = (text) =>
  [...text].reduce(
    (width, character) => width + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3]/.test(character) ? 2 : 1),
    0,
  );
const pad = (text, width) => text + ' '.repeat(Math.max(1, width - widthOf(text)));
const line = (label, value) => `  ${pad(label, 24)}${value}`;

/** Prints addresses, data folder and demo accounts once everything runs. */
export function printReadyMessage({ seconds, web, sandbox, data, demoData }) {
  console.log(
    [
      '',
      `단지가 준비됐어요. (${seconds}초) · danji is ready.`,
      '',
      line('웹 · web', web),
      line('API 문서 · API docs', `${web}/api/docs`),
      ...(sandbox
        ? [
            line('문자 수신함 · text inbox', `${sandbox}/sandbox/sms`),
            line('메일 수신함 · mail inbox', `${sandbox}/sandbox/mail`),
            line('외부 서비스 · sandbox', `${sandbox}/sandbox/`),
          ]
        : []),
      line('데이터 · data', data),
      ...(demoData
        ? [
            '',
            '  데모 계정 · demo accounts (비밀번호 · password: danji1234)',
            ...ACCOUNTS.map(([email, kind, path]) => `    ${pad(email, 22)}${pad(kind, 28)}${web}${path}`),
          ]
        : []),
      '',
      '  끝내려면 Ctrl-C · Ctrl-C stops everything.',
      '',
    ].join('\n'),
  );
}
