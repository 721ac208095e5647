import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  key: string;
  /** The story's id. */
  story: string;
  title: string;
  kind: 'changed' | 'added' | 'removed';
  pixels: number;
  share: number;
  before?: Buffer;
  after?: Buffer;
  diff?: Buffer;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure(row: Row, part: 'before' | 'after' | 'diff'): string {
  if (!row[part]?.length) return '<td></td>';
  return `<td><a href="${row.key}.${part}.png"><img loading="lazy" src="${row.key}.${part}.png" alt="${part}"></a></td>`;
}

function section(row: Row): string {
  const figures = (['before', 'after', 'diff'] as const).map((part) => figure(row, part)).join('');
  const share =
    row.kind === 'changed' ? ` · ${row.pixels} px, ${(row.share * 100).toFixed(2)} %` : '';
  return `<h2 id="${row.key}">${escape(row.title)}</h2><p>${row.kind}${share}</p><table><tr><th>before<th>after<th>difference</tr><tr>${figures}</tr></table>`;
}

/** Writes the report with its pictures; returns the page's path. */
export function writeReport(
  folder: string,
  rows: Row[],
  summary: { base: string; compared: number },
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const row of rows) {
    for (const part of ['before', 'after', 'diff'] as const) {
      const png = row[part];
      if (png?.length) writeFileSync(join(folder, `${row.key}.${part}.png`), png);
    }
  }
  const sorted = rows.toSorted((a, b) => b.share - a.share);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual review against ${escape(summary.base)}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;background:#fff;color:#111}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:.5rem;vertical-align:top;width:33%}img{max-width:100%}</style>
<h1>Visual review against ${escape(summary.base)}</h1>
<p>${summary.compared} pictures compared, ${rows.length} differ.</p>
<ol>${sorted.map((row) => `<li><a href="#${row.key}">${escape(row.title)}</a> (${row.kind})`).join('')}</ol>
${sorted.map(section).join('\n')}`;
  const path = join(folder, 'index.html');
  writeFileSync(path, page);
  return path;
}
