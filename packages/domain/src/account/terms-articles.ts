import { type Language, type Text, languages } from '../language/language.ts';

/** One article of a document in one language. */
export type Article = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
};

/** The same article in every language, as a version keeps it. */
export type TermsArticle = {
  readonly title: Text;
  readonly paragraphs: Text[];
  readonly points: Text[];
};

/** What keeps a text from being announced; `article` counts from 1. */
export type ArticleProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'untitled' | 'textless' | 'order' | 'long'; readonly article: number }
  | { readonly kind: 'articles'; readonly has: number; readonly wants: number }
  | {
      readonly kind: 'paragraphs' | 'points';
      readonly article: number;
      readonly has: number;
      readonly wants: number;
    };

const longest = { title: 200, point: 2_000, paragraph: 4_000 } as const;
const most = { articles: 100, parts: 40 } as const;

/** Articles as staff write them: a title after `#`, paragraphs parted by empty lines, points after `-`. */
export function writeArticles(articles: readonly Article[]): string {
  return articles
    .map(({ title, paragraphs, points }) =>
      [`# ${title}`, ...paragraphs, points.map((point) => `- ${point}`).join('\n')]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
}

type Draft = { title: string; paragraphs: string[]; points: string[]; order: boolean };

function readDrafts(text: string): Draft[] {
  const drafts: Draft[] = [];
  const last = (): Draft => {
    const found = drafts.at(-1);
    if (found !== undefined) return found;
    const made = { title: '', paragraphs: [], points: [], order: true };
    drafts.push(made);
    return made;
  };
  // Lines that follow each other are one paragraph, or one point.
  let open: string[] | null = null;
  for (const line of text.normalize('NFC').split(/\r\n|\r|\n/u)) {
    const words = line.trim();
    if (words === '') open = null;
    else if (words.startsWith('#')) {
      drafts.push({ title: words.replace(/^#+\s*/u, ''), paragraphs: [], points: [], order: true });
      open = null;
    } else if (/^[-•]\s/u.test(words)) {
      open = last().points;
      open.push(words.replace(/^[-•]\s+/u, ''));
    } else if (open !== null) {
      const before = open.pop() ?? '';
      open.push(`${before} ${words}`);
    } else {
      const draft = last();
      // A version keeps the points behind the paragraphs; what stands otherwise would move.
      if (draft.points.length > 0) draft.order = false;
      open = draft.paragraphs;
      open.push(words);
    }
  }
  return drafts;
}

/** What a text of `writeArticles` says. */
export function readArticles(text: string): readonly Article[] {
  return readDrafts(text).map(({ title, paragraphs, points }) => ({ title, paragraphs, points }));
}

const isLong = ({ title, paragraphs, points }: Article): boolean =>
  title.length > longest.title ||
  paragraphs.length > most.parts ||
  points.length > most.parts ||
  paragraphs.some((part) => part.length > longest.paragraph) ||
  points.some((part) => part.length > longest.point);

/**
 * The first thing in the way of a text, in the order it is read.
 * @param like the same document in the language it is translated from: it has as many articles, paragraphs and points.
 */
export function articleProblem(text: string, like?: string): ArticleProblem | null {
  const drafts = readDrafts(text);
  if (drafts.length === 0) return { kind: 'empty' };
  for (const [index, draft] of drafts.entries()) {
    const article = index + 1;
    if (draft.title === '') return { kind: 'untitled', article };
    if (draft.paragraphs.length + draft.points.length === 0) return { kind: 'textless', article };
    if (!draft.order) return { kind: 'order', article };
    if (isLong(draft)) return { kind: 'long', article };
  }
  const wanted = like === undefined ? drafts : readDrafts(like);
  for (const [index, { paragraphs, points }] of wanted.entries()) {
    const own = drafts[index];
    if (own === undefined) break;
    const article = index + 1;
    if (own.paragraphs.length !== paragraphs.length)
      return { kind: 'paragraphs', article, has: own.paragraphs.length, wants: paragraphs.length };
    if (own.points.length !== points.length)
      return { kind: 'points', article, has: own.points.length, wants: points.length };
  }
  const wants = Math.min(wanted.length, most.articles);
  return drafts.length === wants ? null : { kind: 'articles', has: drafts.length, wants };
}

/** The texts of all languages as one document; only for texts that `articleProblem` finds nothing in. */
export function joinArticles(texts: Text): TermsArticle[] {
  const read = {
    vi: readArticles(texts.vi),
    en: readArticles(texts.en),
    ko: readArticles(texts.ko),
  };
  const text = (of: (article: Article | undefined) => string | undefined, index: number): Text => ({
    vi: of(read.vi[index]) ?? '',
    en: of(read.en[index]) ?? '',
    ko: of(read.ko[index]) ?? '',
  });
  return read.vi.map((article, index) => ({
    title: text((one) => one?.title, index),
    paragraphs: article.paragraphs.map((_, at) => text((one) => one?.paragraphs[at], index)),
    points: article.points.map((_, at) => text((one) => one?.points[at], index)),
  }));
}

type Kept = Readonly<Record<Language, string | null>> & { readonly vi: string };

/** A stored document in one language, to be written on; what was never translated is empty. */
export function articlesIn(
  language: Language,
  sections: readonly {
    readonly title: Kept;
    readonly paragraphs: readonly Kept[];
    readonly points: readonly Kept[];
  }[],
): readonly Article[] {
  const say = (part: Kept): string => part[language] ?? '';
  return sections.map(({ title, paragraphs, points }) => ({
    title: say(title),
    paragraphs: paragraphs.map(say),
    points: points.map(say),
  }));
}

/** Per language, what is in the way of it; Vietnamese is what the others are held against. */
export function documentProblems(texts: Text): Partial<Record<Language, ArticleProblem>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const problem = articleProblem(texts[language], language === 'vi' ? undefined : texts.vi);
      return problem === null ? [] : [[language, problem]];
    }),
  );
}
