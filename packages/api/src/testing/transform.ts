const lists = new Set([
  'items',
  'products',
  'categories',
  'brands',
  'rooms',
  'styles',
  'designs',
  'articles',
  'interior_shares',
]);
const counts = new Set([
  'total',
  'totalPages',
  'count',
  'discounted',
  'inStock',
  'withPictures',
  'average',
]);
const texts = new Set([
  'name',
  'title',
  'subtitle',
  'summary',
  'excerpt',
  'story',
  'words',
  'content',
  'content_lang',
  'company',
  'company_name',
  'style_name',
  'project_name',
  'handling',
  'material',
  'question',
  'answer',
  'dispute',
]);

/** The `name` of a picture is an address: a longer one leads nowhere. */
const isPicture = (name: string) => /\.(avif|webp|svg)$/.test(name);

/** The same answer with nothing in its lists and zero in its counts. A single thing (a product) stays as it is. */
export function emptied<Body>(body: Body): Body {
  return walk(body, (key, value) => {
    if (lists.has(key) && Array.isArray(value)) return [];
    return counts.has(key) && typeof value === 'number' ? 0 : undefined;
  });
}

/** Letters that a short name has on a bad day. */
const LONG = 72;

/** The same answer with every name and title about three times as long. Highlights stay where they were. */
export function lengthened<Body>(body: Body): Body {
  return walk(body, (key, value) => {
    if (!texts.has(key)) return undefined;
    if (typeof value === 'string') return longer(key, value);
    return isInLanguages(value)
      ? Object.fromEntries(
          Object.entries(value).map(([language, words]) => [language, longer(key, words) ?? words]),
        )
      : undefined;
  });
}

function longer(key: string, value: string): string | undefined {
  if (value === '' || isPicture(value)) return undefined;
  const most = key === 'name' || key === 'title' ? 120 : 380;
  const long = `${value} · ${value}, ${value.toLowerCase()}`;
  return long.padEnd(LONG, `, ${value.toLowerCase()}`).slice(0, most).trimEnd();
}

/** The same words in each language. */
const isInLanguages = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'vi' in value && typeof value.vi === 'string';

/** Copies a JSON value, taking `change`'s word for a field when it has one. */
function walk<Value>(value: Value, change: (key: string, value: unknown) => unknown): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.entries(value).map(([key, entry]) => [
    key,
    change(key, entry) ?? walk(entry, change),
  ]);
  return Object.fromEntries(copy) as Value;
}
