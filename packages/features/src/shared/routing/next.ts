/**
 * Where to go after signing in: the `next` of the URL, if it is a page of ours.
 * Anything that could leave the site (another host, `//host`, a backslash, a scheme) is dropped.
 */
export function safeNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined;
  const base = 'https://hien.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
