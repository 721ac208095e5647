/** A part of a mail. Plain text is a paragraph; everything is escaped where it becomes HTML. */
export type LetterPart =
  | string
  /** Digits to type somewhere. */
  | { readonly code: string }
  /** A page of ours by its path, `/vi/login`. */
  | { readonly link: string; readonly label: string }
  /** Several pages of ours, below each other. */
  | { readonly links: readonly (readonly [label: string, path: string])[] }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Words of somebody else; their lines are kept. */
  | { readonly quote: string };

/** A mail in one language, before it is laid out. */
export type Letter = {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Why this mail came, in small letters at the end. */
  readonly foot: string;
  /** Where one press in a mail program ends such mails (RFC 8058), by its path; of what is sent to many alone. */
  readonly unsubscribe?: string;
};

export type LaidOutMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string;
};

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A subject is one line, whatever stands in a name. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** @param base the product's address without a slash, `https://hien.vn`; links are relative to it. */
export function layOut(letter: Letter, language: string, base: string): LaidOutMail {
  const subject = oneLine(letter.subject);
  return {
    subject,
    text: [...letter.parts.map((part) => asText(part, base)), '--', letter.foot, base].join('\n\n'),
    html: page(letter, subject, language, base),
    ...(letter.unsubscribe === undefined ? {} : { unsubscribe: base + letter.unsubscribe }),
  };
}

function asText(part: LetterPart, base: string): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return `    ${part.code}`;
  if ('link' in part) return `${part.label}:\n${base}${part.link}`;
  if ('links' in part)
    return part.links.map(([label, path]) => `${label}\n${base}${path}`).join('\n\n');
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return part.quote
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Mail programs know no tokens: the default brand's paper, ink and leaf as they are. */
const ink = '#29241e';
const muted = '#6b6155';
const paper = '#faf6f0';
const line = '#e5ddd1';
const leaf = '#2f5a41';
const paragraph = 'margin:0 0 16px';

function asHtml(part: LetterPart, base: string): string {
  if (typeof part === 'string') return `<p style="${paragraph}">${escapeHtml(part)}</p>`;
  if ('code' in part)
    return `<p style="${paragraph};font-size:32px;font-weight:600;letter-spacing:8px">${escapeHtml(part.code)}</p>`;
  if ('link' in part)
    return `<p style="${paragraph}"><a href="${escapeHtml(base + part.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${leaf};color:${paper};text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  if ('links' in part)
    return part.links
      .map(
        ([label, path]) =>
          `<p style="margin:0 0 8px"><a href="${escapeHtml(base + path)}" style="color:${leaf}">${escapeHtml(label)}</a></p>`,
      )
      .join('');
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:400;color:${muted};vertical-align:top">${escapeHtml(label)}</th><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
    );
    return `<table style="${paragraph};border-collapse:collapse">${rows.join('')}</table>`;
  }
  return `<blockquote style="${paragraph};padding:0 0 0 16px;border-left:3px solid ${line};white-space:pre-wrap">${escapeHtml(part.quote)}</blockquote>`;
}

function page(letter: Letter, subject: string, language: string, base: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:${paper};color:${ink};font:16px/1.6 'Be Vietnam Pro','Noto Sans KR',Helvetica,Arial,sans-serif">${content(letter, base)}</body></html>`;
}

function content(letter: Letter, base: string): string {
  return `<div style="max-width:560px;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:600;color:${leaf}">Hiên</p>${letter.parts.map((part) => asHtml(part, base)).join('')}<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:13px;color:${muted}">${escapeHtml(letter.foot)}<br><a href="${escapeHtml(base)}" style="color:${muted}">${escapeHtml(base)}</a></p></div>`;
}
