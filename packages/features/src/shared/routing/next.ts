/** A host nobody has: what resolves to another origin than this one leaves the site. */
const base = 'https://hien.invalid';

/**
 * Where to go after signing in: the `next` of the URL, if it is a page of ours.
 * It is read as a browser reads it. A path that starts with two slashes is another site for whoever reads it next:
 * `/.//host` has our origin until its dots are gone.
 */
export function safeNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, base)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : undefined;
}
