import { type Language, type Text, formatVnd, languages } from '@hien/domain';
import type { PlayedGateway, PlayedOrder } from './order.ts';
import { failuresOf, outcomes } from './outcomes.ts';
import { words } from './words.ts';

const looks = {
  vnpay: { name: 'VNPay', color: '#0a5ea8' },
  momo: { name: 'MoMo', color: '#a4005f' },
  zalopay: { name: 'ZaloPay', color: '#0056d6' },
  shopeepay: { name: 'ShopeePay', color: '#c2361a' },
  bank: { name: 'Ngân hàng', color: '#2f5d3a' },
} as const;

const style = (color: string): string => `
  :root { color-scheme: light dark; --brand: ${color}; --paper: #f7f3ec; --card: #fffdf9; --ink: #23201b; --soft: #5d564a; --line: #ddd5c7; }
  @media (prefers-color-scheme: dark) { :root { --paper: #1b1916; --card: #26231f; --ink: #f1ece3; --soft: #b9af9f; --line: #453f37; } }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 'Be Vietnam Pro', 'Noto Sans KR', system-ui, sans-serif; background: var(--paper); color: var(--ink); }
  .bar { display: flex; gap: 12px; justify-content: space-between; padding: 8px 20px; font-size: 13px; background: #8a3b1f; color: #fff; }
  .bar a { color: #fff; padding: 0 4px; } .bar [aria-current] { font-weight: 700; text-decoration: none; }
  main { width: min(100% - 32px, 560px); margin: 32px auto 64px; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
  .head { display: flex; align-items: center; justify-content: space-between; padding: 16px 24px; background: var(--brand); color: #fff; }
  .head b { font-size: 20px; letter-spacing: .01em; } .head span { font-size: 14px; }
  .body { padding: 24px; }
  .sum { margin: 0 0 16px; font-size: 34px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 24px; font-size: 14px; }
  dt { color: var(--soft); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  h2 { margin: 32px 0 12px; font-size: 15px; font-weight: 600; color: var(--soft); }
  button, .to { display: block; width: 100%; min-height: 48px; padding: 10px 16px; font: inherit; text-align: start; color: var(--ink);
    background: var(--card); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; text-decoration: none; }
  button:hover { border-color: var(--brand); } :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
  .main { text-align: center; font-weight: 600; color: #fff; background: var(--brand); border-color: var(--brand); }
  .quiet { margin-top: 8px; text-align: center; background: none; }
  .grid { display: grid; gap: 8px; } @media (min-width: 520px) { .grid { grid-template-columns: 1fr 1fr; } }
  .grid button { font-size: 14px; } code { color: var(--soft); }
  label { display: block; margin: 0 0 6px; font-size: 14px; font-weight: 600; } .check { display: flex; gap: 10px; align-items: center; margin: 16px 0 0; font-weight: 400; }
  .check input { width: 20px; height: 20px; accent-color: var(--brand); }
  .field { width: 100%; min-height: 48px; margin: 0 0 16px; padding: 10px 12px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
  .hint { margin: -10px 0 20px; font-size: 14px; color: var(--soft); }`;

export type PageOf = {
  readonly look: keyof typeof looks;
  readonly language: Language;
  readonly query: URLSearchParams;
};

/** The frame of every page: what is played, in which language, and the card. */
export function frame({ look, language, query }: PageOf, body: string): string {
  const { name, color } = looks[look];
  const shown = look === 'bank' ? words.bank[language] : name;
  const tongues = languages.map((one) => {
    const other = new URLSearchParams(
      [...query, ['lang', one]].filter(
        ([key], index, all) => key !== 'lang' || index === all.length - 1,
      ),
    );
    return `<a href="?${safe(other.toString())}" lang="${one}"${one === language ? ' aria-current="true"' : ''}>${one.toUpperCase()}</a>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(shown)} · ${words.simulated[language]}</title><style>${style(color)}</style></head>
<body><div class="bar"><span>${words.simulated[language]}</span><nav aria-label="Ngôn ngữ, language, 언어">${tongues.join(' ')}</nav></div>
<main><div class="card"><div class="head"><b>${safe(shown)}</b><span>${words.merchant[language]} Hiên</span></div>
<div class="body">${body}</div></div></main></body></html>`;
}

const hiddenOf = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');

const button = (choice: string, label: string, kind = ''): string =>
  `<button name="choice" value="${choice}"${kind === '' ? '' : ` class="${kind}"`}>${label}</button>`;

/** The sum, what it is for, and everything that may happen. */
export function payPage(
  page: PageOf & { readonly look: PlayedGateway },
  order: PlayedOrder,
): string {
  const { language, look, query } = page;
  const say = (text: Text): string => safe(text[language]);
  const amount = safe(formatVnd(order.amount, language));
  const failures = failuresOf(look).map(([code, text]) =>
    button(`code:${code}`, `${say(text)} <code>${code}</code>`),
  );
  const rest = Object.entries(outcomes).map(([outcome, text]) => button(outcome, say(text)));
  return frame(
    page,
    `<h1 class="sum">${amount}</h1>
<dl><dt>${say(words.order)}</dt><dd>${safe(order.reference)}</dd><dt>${say(words.about)}</dt><dd>${safe(order.info)}</dd></dl>
<form method="get">${hiddenOf(query)}
${button('pay', `${say(words.pay)} ${amount}`, 'main')}${button('cancel', say(words.cancel), 'quiet')}
<label class="check"><input type="radio" name="refunds" value="fail">${say(words.refunds)}</label>
<label class="check"><input type="radio" name="refunds" value="silent">${say(words.silentRefunds)}</label>
<h2>${say(words.failures)}</h2><div class="grid">${failures.join('')}</div>
<h2>${say(words.other)}</h2><div class="grid">${rest.join('')}</div></form>`,
  );
}

/** A card's second step. */
export function codePage(page: PageOf): string {
  const { language, query } = page;
  const kept = new URLSearchParams([...query].filter(([name]) => name !== 'choice'));
  return frame(
    page,
    `<form method="get">${hiddenOf(kept)}<input type="hidden" name="choice" value="secure">
<label for="otp">${words.code[language]}</label><input class="field" id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus>
<p class="hint">${words.codeHint[language]}</p><button class="main">${words.confirm[language]}</button></form>`,
  );
}

/** Nothing follows by itself. */
export function endPage(page: PageOf, text: Text, backTo: string | null): string {
  const { language } = page;
  const link =
    backTo === null ? '' : `<a class="to main" href="${safe(backTo)}">${words.shop[language]}</a>`;
  return frame(page, `<p>${safe(text[language])}</p>${link}`);
}

/** The buyer's own bank: a transfer as it was asked for, to be changed at will. */
export function bankPage(page: PageOf): string {
  const { language, query } = page;
  const asked = (name: string): string => safe(query.get(name) ?? '');
  const kept = new URLSearchParams(
    [...query].filter(([name]) => !['amount', 'memo'].includes(name)),
  );
  return frame(
    page,
    `<dl><dt>${words.to[language]}</dt><dd>${asked('bank')} · ${asked('account')}<br>${asked('holder')}</dd></dl>
<form method="get">${hiddenOf(kept)}
<label for="amount">${words.amount[language]}</label><input class="field" id="amount" name="amount" inputmode="numeric" value="${asked('amount')}">
<label for="memo">${words.memo[language]}</label><input class="field" id="memo" name="memo" value="${asked('memo')}">
<p class="hint">${words.arrivedHint[language]}</p>
${button('arrived', words.arrived[language], 'main')}
<h2>${words.other[language]}</h2><div class="grid">${button('twice', words.twice[language])}${button('forged', words.forgedNotice[language])}</div></form>`,
  );
}

const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
