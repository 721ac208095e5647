import { readPageNumber } from '../parts/page-number.ts';

export const reviewTabs = ['to-write', 'mine', 'questions'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

export interface ReviewUrl {
  tab: ReviewTab;
  page: number;
  /** The purchase whose form is open. */
  write: number | null;
}

/** `?tab=mine&page=2`, `?write=61` from an order. */
export function readReviewUrl(params: URLSearchParams): ReviewUrl {
  const write = params.get('write') ?? '';
  return {
    tab: reviewTabs.find((tab) => tab === params.get('tab')) ?? 'to-write',
    page: readPageNumber(params),
    write: /^[1-9]\d{0,8}$/.test(write) ? Number(write) : null,
  };
}

/** Only what differs from the page as it opens. */
export function reviewUrl({ tab, page, write }: ReviewUrl): Record<string, string | undefined> {
  return {
    tab: tab === 'to-write' ? undefined : tab,
    page: page === 1 ? undefined : String(page),
    write: write === null ? undefined : String(write),
  };
}
