import type { Language, Text } from '@hien/domain';
import { type Method, outcomesOf } from './outcomes.ts';
import { emailAt, fullName, people } from './people.ts';

const names: Readonly<Record<Method, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  zalo: 'Zalo',
};

const words = {
  simulated: {
    vi: 'Mô phỏng – không có gì rời khỏi máy này',
    en: 'Simulated – nothing leaves this machine',
    ko: '시뮬레이션 – 이 컴퓨터 밖으로 나가는 정보는 없습니다',
  },
  choose: { vi: 'Chọn một tài khoản', en: 'Choose an account', ko: '계정 선택' },
  other: { vi: 'Hoặc để xảy ra', en: 'Or let this happen', ko: '또는 다음 상황' },
  noEmail: { vi: 'không có email', en: 'no e-mail', ko: '이메일 없음' },
} as const satisfies Readonly<Record<string, Text>>;

const style = `
  body { margin: 0; font: 15px/1.45 system-ui, sans-serif; background: #f7f3ec; color: #23201b; }
  header { padding: 8px 16px; background: #8a3b1f; color: #fff; font-size: 13px; }
  main { max-width: 400px; margin: 0 auto; padding: 16px; }
  h1 { font-size: 20px; margin: 0 0 12px; }
  h2 { font-size: 13px; margin: 20px 0 8px; font-weight: 600; color: #5d564a; }
  button { display: block; width: 100%; min-height: 44px; margin: 0 0 8px; padding: 8px 12px; text-align: start;
    font: inherit; color: inherit; background: #fff; border: 1px solid #d8d0c2; border-radius: 4px; cursor: pointer; }
  button:hover, button:focus-visible { border-color: #2f5d3a; outline: 2px solid #2f5d3a; outline-offset: 0; }
  small { display: block; color: #5d564a; }
  .rest { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8px; }
  .rest button { font-size: 13px; }
  @media (prefers-color-scheme: dark) {
    body { background: #1d1b18; color: #f1ece3; } button { background: #292622; border-color: #4a443b; }
    small, h2 { color: #b5ab9b; }
  }`;

/** One form: who signs in, or what goes wrong instead. */
export function consentPage(method: Method, query: URLSearchParams, language: Language): string {
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');
  const persons = people.map(
    (person) =>
      `<button name="choice" value="${person.id}">${safe(fullName(person))}<small>${safe(
        emailAt(method, person) ?? words.noEmail[language],
      )}</small></button>`,
  );
  const rest = outcomesOf(method).map(
    ([outcome, text]) =>
      `<button name="choice" value="${outcome}">${safe(text[language])}</button>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${names[method]} (${words.simulated[language]})</title><style>${style}</style></head>
<body><header>${words.simulated[language]}</header><main><h1>${names[method]}</h1>
<form method="get">${hidden}<h2>${words.choose[language]}</h2>${persons.join('')}
<h2>${words.other[language]}</h2><div class="rest">${rest.join('')}</div></form></main></body></html>`;
}

const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
