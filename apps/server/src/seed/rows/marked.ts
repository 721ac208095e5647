import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { articles } from '../content/articles/all.ts';
import { essays } from '../content/essays/all.ts';
import { type Text, text } from '../content/text.ts';
import type { PictureBook } from '../picture-book.ts';
import { firstOfModel } from './catalogue-content.ts';
import { escaped } from './editorial-html.ts';

/** A picture of ours with what it shows beneath, as the editor writes it. */
const figureOf = (picture: StoredPicture, language: Language): string => {
  const words = escaped(picture.alt[language] ?? picture.alt.vi).replace(/"/g, '&quot;');
  return `<figure><img src="/media/${picture.path}/${picture.name}" alt="${words}" width="${picture.width}" height="${picture.height}"><figcaption>${words}</figcaption></figure>`;
};

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Models of the shop that a marked text leads to, in its order. */
export const modelsNamedIn = (marked: string): string[] => [
  ...new Set(
    [...marked.matchAll(link)].flatMap(([, , to = '']) => (to.startsWith('/') ? [] : [to])),
  ),
];

const productOf = (model: string): number => {
  const entry = firstOfModel.get(model);
  if (entry === undefined) throw new Error(`a text names ${model}, which the shop has not`);
  return entry.id;
};

/** Another text of the magazine by its slug. */
function readingOf(slug: string, language: Language): string {
  const article = articles.find((one) => one.slug === slug);
  if (article) return paths.articleDetail.to(language, { id: article.id });
  const essay = essays.find((one) => one.slug === slug);
  if (essay) return paths.essayDetail.to(language, { id: essay.id, slug });
  throw new Error(`a text leads to ${slug}, which nobody wrote`);
}

const hrefOf = (to: string, language: Language): string =>
  to.startsWith('/')
    ? readingOf(to.slice(1), language)
    : paths.shopDetail.to(language, { id: productOf(to) });

const inline = (words: string, language: Language): string =>
  escaped(words)
    .replace(link, (_, name: string, to: string) => `<a href="${hrefOf(to, language)}">${name}</a>`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/**
 * The HTML of a text as its author types it: blocks parted by a blank line, `## ` a heading, `- ` and `1. ` lists,
 * `> ` a quotation, `| ` a table whose first row heads it, `![id]` a picture of the set, a block of one `[words](model)` alone the card of
 * a piece, and within a block `[words](model)` a link to one, `[words](/slug)` one to another text and `**words**` what weighs.
 */
function htmlOf(marked: string, language: Language, book: PictureBook): string {
  const say = (words: string) => inline(words, language);
  return marked
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      const [first = ''] = lines;
      const picture = /^!\[(.+)\]$/.exec(first)?.[1];
      const piece = /^\[[^\]]+\]\(([a-z0-9-]+)\)$/.exec(first)?.[1];
      if (piece !== undefined) return `<figure data-product="${productOf(piece)}"></figure>`;
      if (picture !== undefined) return figureOf(pictureOf(book, picture), language);
      if (first.startsWith('## ')) return `<h2>${say(first.slice(3))}</h2>`;
      if (first.startsWith('| ')) return tableOf(lines, say);
      if (first.startsWith('- ')) return listOf('ul', lines, say);
      if (/^\d+\. /.test(first)) return listOf('ol', lines, say);
      if (first.startsWith('> '))
        return `<blockquote><p>${say(lines.map((line) => line.slice(2)).join(' '))}</p></blockquote>`;
      return `<p>${say(lines.join(' '))}</p>`;
    })
    .join('');
}

/** A marked text as HTML in each language. */
export const markedText = (marked: Text, book: PictureBook): Text =>
  text(htmlOf(marked.vi, 'vi', book), htmlOf(marked.en, 'en', book), htmlOf(marked.ko, 'ko', book));

function pictureOf(book: PictureBook, id: string): StoredPicture {
  const picture = book.exact(id);
  if (picture === null) throw new Error(`a text shows ${id}, which the set has not`);
  return picture;
}

const listOf = (tag: 'ul' | 'ol', lines: readonly string[], say: (words: string) => string) =>
  `<${tag}>${lines.map((line) => `<li>${say(line.replace(/^(-|\d+\.) /, ''))}</li>`).join('')}</${tag}>`;

function tableOf(lines: readonly string[], say: (words: string) => string): string {
  const row = (line: string, tag: 'th' | 'td') =>
    `<tr>${line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${say(cell.trim())}</${tag}>`)
      .join('')}</tr>`;
  const [head = '', ...rest] = lines;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rest.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}
