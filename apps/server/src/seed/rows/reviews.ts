import type { productQuestions, productReviews } from '../../db/schema/shop.ts';
import { between, chance, pick, shuffled } from '../chance.ts';
import { enReviews } from '../content/reviews/en.ts';
import { koReviews } from '../content/reviews/ko.ts';
import { packReplies, replies, reviewers } from '../content/reviews/people.ts';
import { familyQuestions, generalQuestions } from '../content/reviews/questions.ts';
import type { Language, ReviewLines, Topic } from '../content/reviews/review.ts';
import { viReviews } from '../content/reviews/vi.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import type { CatalogueEntry } from './catalogue-content.ts';
import { optionsOf } from './product-facts.ts';

export type ReviewRow = typeof productReviews.$inferInsert;
export type QuestionRow = typeof productQuestions.$inferInsert;

const lines: Readonly<Record<Language, ReviewLines>> = {
  vi: viReviews,
  en: enReviews,
  ko: koReviews,
};

const tiles: ReadonlySet<string> = new Set(['terrazzo', 'porcelain', 'clay-tile']);

function topicOf({ model, edition }: CatalogueEntry): Topic {
  if (model.category !== 'finishes') return model.category;
  if (edition.suffix !== null) return 'samples';
  if (model.material.startsWith('floorboard-')) return 'floorboards';
  return tiles.has(model.material) ? 'tiles' : 'coatings';
}

const moodOf = (stars: number) => (stars >= 4 ? 'happy' : stars === 3 ? 'mixed' : 'unhappy');

/** How liked a piece is, 0 to 1: first editions more than the others. */
export const likingOf = ({ model, edition }: CatalogueEntry): number =>
  Math.min(
    1,
    chance(model.id, 'liking') * 0.75 +
      (edition.suffix === null ? 0.25 : chance(model.id, edition.key) * 0.15),
  );

/** Stars lean towards five; pieces that are liked less lean less. */
function starsOf(entry: CatalogueEntry, index: number): number {
  const luck = chance(entry.model.id, entry.edition.key, 'stars', index);
  const bad = 0.04 + (1 - likingOf(entry)) * 0.06;
  if (luck < bad) return luck < bad / 3 ? 1 : 2;
  if (luck < bad + 0.11) return 3;
  return luck < bad + 0.38 ? 4 : 5;
}

const languageOf = (luck: number): Language => (luck < 0.74 ? 'vi' : luck < 0.87 ? 'ko' : 'en');

/** What is said under one product: newest about two weeks ago, oldest about a year. */
export function reviewsOf(entry: CatalogueEntry, book: PictureBook): ReviewRow[] {
  const liking = likingOf(entry);
  const count =
    liking < 0.18
      ? 0
      : Math.round(liking * liking * 13) +
        between(0, 2, entry.model.id, entry.edition.key, 'reviews');
  const seen = new Set<string>();
  const rooms = book.showing([entry.model.id], ['room']);
  const rows: ReviewRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = [entry.model.id, entry.edition.key, 'review', index] as const;
    const stars = starsOf(entry, index);
    const mood = moodOf(stars);
    const language = languageOf(chance(...key, 'language'));
    const said = lines[language];
    const { openings = said.openings, [mood]: found } = said.found[topicOf(entry)];
    const parts = [
      mood === 'happy' && chance(...key, 'open') < 0.65 ? pick(openings, ...key, 'opening') : '',
      pick(found, ...key, 'found'),
      mood === 'happy' && chance(...key, 'more') < 0.4 ? pick(found, ...key, 'found again') : '',
      chance(...key, 'close') < 0.65 ? pick(said.endings[mood], ...key, 'ending') : '',
    ].filter((part, at, all) => part !== '' && all.indexOf(part) === at);
    const content = parts.join(' ');
    if (seen.has(parts[1] ?? content) && chance(...key, 'again') < 0.7) continue;
    if (seen.has(content)) continue;
    seen.add(content).add(parts[1] ?? content);
    const days = 14 + Math.round(chance(...key, 'days') * 350);
    const answers = entry.piece.surface === undefined ? replies : packReplies;
    const answered = chance(...key, 'reply') < (mood === 'happy' ? 0.18 : 0.75);
    const photo =
      rooms.length > 0 && mood === 'happy' && chance(...key, 'photo') < 0.16
        ? [pick(rooms, ...key, 'room')]
        : [];
    rows.push({
      productId: entry.id,
      authorName: pick(reviewers[language], ...key, 'author'),
      rating: stars,
      content,
      language,
      optionName: pick(optionsOf(entry), ...key, 'option').name,
      pictures: photo,
      helpfulCount: Math.floor(chance(...key, 'helpful') ** 3 * 24),
      reply: answered
        ? pick(answers[language][mood === 'happy' ? 'happy' : 'mixed'], ...key, 'answer')
        : null,
      repliedAt: answered ? daysBefore(Math.max(1, days - 2)) : null,
      createdAt: daysBefore(days + chance(...key, 'hour')),
    });
  }
  return rows;
}

/** A few questions per product, most of them answered, one in twenty private. */
export function questionsOf(entry: CatalogueEntry): QuestionRow[] {
  const count = Math.round(
    likingOf(entry) * 4 * chance(entry.model.id, entry.edition.key, 'questions'),
  );
  const own = familyQuestions[topicOf(entry)];
  // What is asked of any piece of furniture would be odd of a box of tiles.
  const general = entry.piece.surface === undefined ? generalQuestions : [];
  const asked = shuffled([...own, ...own, ...general], entry.model.id, entry.edition.key);
  return [...new Set(asked)].slice(0, count).map((content, index) => {
    const key = [entry.model.id, entry.edition.key, 'question', index] as const;
    const days = 3 + Math.round(chance(...key, 'days') * 200);
    const answered = chance(...key, 'answered') < 0.86;
    return {
      productId: entry.id,
      authorName: pick(reviewers[content.language], ...key, 'author'),
      category: content.category,
      secret: chance(...key, 'secret') < 0.05,
      content: content.question,
      answer: answered ? content.answer : null,
      answeredAt: answered ? daysBefore(Math.max(1, days - 1)) : null,
      createdAt: daysBefore(days + chance(...key, 'hour')),
    };
  });
}
