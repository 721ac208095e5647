import { readId, readWord } from '../parts/list-url.ts';

/** `?designs=3,8`: the designs the message is about (D78). What is no id is left out. */
export function readDesignIds(params: URLSearchParams): number[] {
  const ids = (params.get('designs') ?? '').split(',').map(readId);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, 20);
}

/** `?ad=gold`: the paid position the visitor came through, for the contractor's statistics. */
export function readAd(params: URLSearchParams): 'basic' | 'gold' | 'premium' | null {
  return readWord(params.get('ad'), ['basic', 'gold', 'premium']) ?? null;
}

/** The same address without one of its designs. */
export function withoutDesign(params: URLSearchParams, id: number): URLSearchParams {
  const left = readDesignIds(params).filter((one) => one !== id);
  const next = new URLSearchParams(params);
  if (left.length === 0) next.delete('designs');
  else next.set('designs', left.join(','));
  return next;
}
