import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foundAs } from '../../.storybook/search/found-as.ts';
import type { Story } from '../lib/stories.ts';
import type { BrandJourneys } from './journeys.ts';
import { linkOf, looksPerStory, type Axes } from './looks.ts';
import type { Screen, StateOfScreen } from './screens.ts';

export interface Report {
  stories: readonly Story[];
  screens: readonly Screen[];
  /** The brands with their ways. */
  brands: readonly BrandJourneys[];
  axes: Axes;
  /** Where Storybook runs: `http://localhost:6006`, or `..` where the pages stand in it. */
  storybook: string;
}

/** The report with what its folder holds: pictures are taken before the pages are written. */
type Pages = Report & { pictures: ReadonlySet<string> };

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const anchor = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`;

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

const STYLE = `body{font:15px/1.5 system-ui;margin:2rem;max-width:1400px;background:#fff;color:#111}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top;font-weight:400}
th{background:#f4f4f2}td.missing,b.missing{background:#b3261e;color:#fff;font-weight:600}td.reason{color:#555;font-size:13px;max-width:16rem}
nav a{margin-right:1rem}a{color:#1b5e3a}ul{columns:3 18rem}
img{display:block;width:160px;height:auto;border:1px solid #ccc;margin-bottom:.2rem}input{font:inherit;padding:.4rem .6rem;width:24rem;max-width:100%}`;

const FIND =
  '<p><label>Find a screen, a state, a code, a route <input type="search" id="find"></label></p>';

/** Rows without the words that are typed go; accents may be left out. */
const FILTER = String.raw`<script>
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
const rows = [...document.querySelectorAll('[data-words]')].map((row) => [row, plain(row.dataset.words)]);
const field = document.getElementById('find');
field.addEventListener('input', () => {
  const words = plain(field.value).split(' ');
  for (const [row, said] of rows) row.hidden = !words.every((word) => said.includes(word));
});
</script>`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>\n<h1>${escape(title)}</h1>\n${body}\n`;

/** Every story of a title in every look: a row for each language and mode, a column for each brand and width. */
function looksPage(title: string, stories: readonly Story[], { axes, storybook }: Report): string {
  const head = `<tr><th rowspan="2"></th>${axes.brand
    .map((brand) => `<th colspan="${axes.viewport.length}">${brand}</th>`)
    .join('')}</tr><tr>${axes.brand
    .flatMap(() => axes.viewport.map((viewport) => `<th>${viewport}</th>`))
    .join('')}</tr>`;
  const row = (story: Story, language: string, mode: string) =>
    `<tr><th>${language} ${mode}</th>${axes.brand
      .flatMap((brand) =>
        axes.viewport.map((viewport) => {
          const href = linkOf(storybook, story.id, { language, brand, mode, viewport });
          return `<td>${anchor(href, 'look')}</td>`;
        }),
      )
      .join('')}</tr>`;
  const sections = stories.map(
    (story) =>
      `<h2 id="${story.id}">${anchor(linkOf(storybook, story.id), story.name)}</h2><table>${head}${axes.language
        .flatMap((language) => axes.mode.map((mode) => row(story, language, mode)))
        .join('\n')}</table>`,
  );
  return page(title, `<p><a href="index.html">All stories</a></p>\n${sections.join('\n')}`);
}

/** A state that is told: its picture leads to it in Storybook, its name to all its looks. */
function told({ id, name }: Story, text: string, looks: string, { pictures, storybook }: Pages) {
  const picture = pictures.has(id)
    ? `<a href="${escape(linkOf(storybook, id))}"><img loading="lazy" src="pictures/${id}.webp" alt="${escape(name)}"></a>`
    : '';
  return `${picture}${anchor(`${looks}#${id}`, text)}`;
}

function cell(state: StateOfScreen, looks: string, pages: Pages): string {
  if ('missing' in state) return '<td class="missing">missing</td>';
  if ('asked' in state) return '<td></td>';
  if ('reason' in state) return `<td class="reason">${escape(state.reason)}</td>`;
  return `<td>${told(state.story, state.story.name, looks, pages)}</td>`;
}

/** The codes of a screen in one cell: those that are told lead to their looks, the missing ones are named. */
function codesCell(codes: readonly StateOfScreen[], looks: string): string {
  const each = codes.map((code) => {
    const name = code.state.replace(/^Status/, '');
    if ('asked' in code) return '';
    if ('missing' in code) return `<b class="missing">${escape(name)} missing</b>`;
    if ('reason' in code) return `<span title="${escape(code.reason)}">(${escape(name)})</span>`;
    return anchor(`${looks}#${code.story.id}`, name);
  });
  return `<td>${each.join(' · ')}</td>`;
}

/** An area: its screens, the states of each, and the codes. */
function areaSection(area: string, screens: readonly Screen[], pages: Pages): string {
  const head = screens[0]?.states.map(({ state }) => `<th>${state}</th>`).join('') ?? '';
  const rows = screens.map(({ name, states, codes }) => {
    const title = `screens/${area}/${name}`;
    const looks = `${slug(title)}.html`;
    const usual = pages.stories.find((story) => story.title === title);
    const words = [
      title,
      ...[...states, ...codes].filter(isTold).map(({ state }) => state),
      'Default',
    ]
      .map((state) => foundAs(title, state, state))
      .join(' ');
    const first = usual ? told(usual, name, looks, pages) : anchor(looks, name);
    return `<tr data-words="${escape(words)}"><th>${first}</th>${states.map((state) => cell(state, looks, pages)).join('')}${codesCell(codes, looks)}</tr>`;
  });
  return `<h3 id="${area}">${area}</h3><table><tr><th></th>${head}<th>Codes</th></tr>${rows.join('\n')}</table>`;
}

const isTold = (state: StateOfScreen) => 'story' in state;

/** Titles by their first word: `ui/Base/Logo` stands under ui. */
function groupSection(group: string, titles: Map<string, Story[]>): string {
  const items = [...titles].map(
    ([title, stories]) => `<li>${anchor(`${slug(title)}.html`, title)} (${stories.length})</li>`,
  );
  return `<h2 id="${escape(group)}">${escape(group)}</h2><ul>${items.join('\n')}</ul>`;
}

/** Which screens belong to which brand, way after way. */
function brandsTable({ brands, storybook }: Report): string {
  const rows = brands.flatMap(({ brand, title, journeys }) =>
    journeys.map(({ name, stops }) => {
      const screens = stops.map(({ name: of, pattern, story }) => {
        const link = anchor(linkOf(storybook, story.id), of.en);
        return `<li>${link} <code>/${escape(pattern)}</code></li>`;
      });
      return `<tr><th>${escape(title)} (${brand})</th><th>${escape(name.en)}</th><td><ol>${screens.join('')}</ol></td></tr>`;
    }),
  );
  return `<h2 id="brands">Screens of each brand, in the order of its way</h2><table>${rows.join('\n')}</table>`;
}

function faultList(screens: readonly Screen[]): string {
  const faults = screens.flatMap(({ file, faults: own }) =>
    own.map((fault) => `${file}: ${fault}`),
  );
  return faults.length === 0
    ? '<p>No screen lacks a state, or the story of a code that it can show.</p>'
    : `<h2>To be mended</h2><ul>${faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul>`;
}

/** Writes the pages: the index, and one of all looks for each title. Returns the index's path. */
export function writeReport(folder: string, report: Report): string {
  const { stories, screens, axes } = report;
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  const groups = Map.groupBy(byTitle.keys(), (title) => title.split('/')[0] ?? '');
  const areas = Map.groupBy(screens, ({ area }) => area);

  mkdirSync(folder, { recursive: true });
  for (const old of globSync('*.html', { cwd: folder })) rmSync(join(folder, old));
  const pictures = new Set(
    globSync('pictures/*.webp', { cwd: folder }).map((file) => basename(file, '.webp')),
  );
  const pages = { ...report, pictures };
  for (const [title, own] of byTitle)
    writeFileSync(join(folder, `${slug(title)}.html`), looksPage(title, own, report));

  const looks = looksPerStory(axes);
  const index = join(folder, 'index.html');
  const body = [
    `<p>${stories.length} stories, each in ${axes.language.length} languages, ${axes.brand.length} brands, ${axes.mode.length} modes and ${axes.viewport.length} widths: ${stories.length * looks} looks. The links lead to ${anchor(report.storybook, report.storybook)}; <code>pnpm storybook</code> serves it.</p>`,
    `<nav>${['brands', ...areas.keys(), ...groups.keys()].map((name) => anchor(`#${name}`, name)).join('')}</nav>`,
    faultList(screens),
    brandsTable(report),
    '<h2>States of the screens, by area</h2>',
    ...[...areas].map(([area, own]) => areaSection(area, own, pages)),
    ...[...groups].map(([group, titles]) =>
      groupSection(group, new Map(titles.map((title) => [title, byTitle.get(title) ?? []]))),
    ),
  ];
  writeFileSync(index, page('Every state in every look', [FIND, ...body, FILTER].join('\n')));
  return index;
}
