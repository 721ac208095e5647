/** `?page=3`; the first page for anything that is no page. */
export function readPageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
