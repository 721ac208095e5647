import { type Language, canMoveReading, planFault } from '@hien/domain';
import type { Picture, ReadingText } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { emptyReading, readingTexts } from '../fixtures/reading-desk.ts';
import { onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

function textAt(
  id: number,
  { token, language }: { token: string | null; language: Language },
): ReadingText {
  onlyAdmin(token);
  const found = [...readingTexts(language), emptyReading('article')].find((text) => text.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function assertVersion(text: ReadingText, expected: number): void {
  if (expected !== text.version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: text } });
}

function assertComplete({ title, excerpt, body, picture, author }: ReadingText): void {
  const missing = [
    ...(title.vi === '' ? ['title.vi'] : []),
    ...(excerpt.vi === '' ? ['excerpt.vi'] : []),
    ...(body.vi === '' ? ['body.vi'] : []),
    ...(picture === null ? ['cover'] : []),
    ...(author === '' ? ['author'] : []),
  ];
  if (missing.length > 0) throw refusal(missing, 'validation.required');
}

const refusal = (fields: readonly string[], code: string): MockFailure =>
  new MockFailure(422, {
    code: 'VALIDATION',
    fields: fields.map((field) => ({ field, code })),
  });

/** The cover it has, or one that was just sent. */
function coverAt(address: string | null, { picture }: ReadingText): Picture | null {
  if (address === null) return null;
  if (picture !== null && `/media/${picture.path}/${picture.name}` === address) return picture;
  if (!address.startsWith('/media/uploads/')) throw refusal(['cover'], 'validation.choice.invalid');
  const name = address.slice('/media/uploads/'.length);
  const facts = { width: 1600, height: 1000, alt: '', placeholder: '', color: '#d9cdbb' };
  return { path: 'uploads', name, ...facts };
}

/** Articles and essays, as staff write them. */
export const readingDeskAnswers: Answers<
  'listReading' | 'getReading' | 'createReading' | 'saveReading' | 'moveReading' | 'planReading'
> = {
  listReading({ query: { kind, state, q = '', page }, token, language }) {
    onlyAdmin(token);
    const found = readingTexts(language).filter(
      (text) =>
        (kind === undefined || text.kind === kind) &&
        (state === undefined ||
          (state === 'planned' ? text.publish_at !== null : text.state === state)) &&
        Object.values(text.title).some((title) => title.toLowerCase().includes(q.toLowerCase())),
    );
    const cards = found.map(
      ({
        slug: _slug,
        excerpt: _excerpt,
        body: _body,
        cover_alt: _alt,
        tags: _tags,
        pieces: _pieces,
        updated_by: _by,
        ...card
      }) => card,
    );
    return { data: pageOf(cards, page, 20) };
  },

  getReading({ params, token, language }) {
    return { data: textAt(params.id, { token, language }) };
  },

  createReading({ body: { kind }, token }) {
    onlyAdmin(token);
    return { data: emptyReading(kind) };
  },

  saveReading({ params, body, token, language }) {
    const text = textAt(params.id, { token, language });
    const { expected_version: expected, cover, product_ids: ids, confirmed, ...content } = body;
    assertVersion(text, expected);
    const { meter } = text;
    const holds = (part: keyof typeof meter) => ({
      ...meter[part],
      ...Object.fromEntries(confirmed.map((one) => [one, 'there' as const])),
    });
    return {
      data: {
        ...text,
        ...content,
        version: expected + 1,
        state: text.state === 'published' ? 'changed' : text.state,
        picture: coverAt(cover, text),
        pieces: ids.map((id) => text.pieces.find((one) => one.id === id) ?? { id, name: '' }),
        meter: { title: holds('title'), excerpt: holds('excerpt'), body: holds('body') },
        updated_at: now,
      },
    };
  },

  moveReading({ params, body: { move, expected_version: expected }, token, language }) {
    const text = textAt(params.id, { token, language });
    assertVersion(text, expected);
    if (!canMoveReading(text.state, move)) throw new MockFailure(409);
    if (move === 'delete') return { data: text };
    if (move === 'take-back') return { data: { ...text, state: 'taken-back', publish_at: null } };
    assertComplete(text);
    return {
      data: {
        ...text,
        state: 'published',
        slug: text.slug ?? 'bep-bon-met-vuong',
        published_at: text.published_at ?? now,
        publish_at: null,
        plan_missed_at: null,
      },
    };
  },

  planReading({ params, body: { publish_at: at, expected_version: expected }, token, language }) {
    const text = textAt(params.id, { token, language });
    if (at !== null) {
      const fault = planFault(Date.parse(at), Date.parse(now));
      if (fault !== null) throw refusal(['publish_at'], `validation.plan.${fault}`);
    }
    assertVersion(text, expected);
    if (at !== null) {
      if (!canMoveReading(text.state, 'publish')) throw new MockFailure(409);
      assertComplete(text);
    }
    return { data: { ...text, publish_at: at, plan_missed_at: null } };
  },
};
