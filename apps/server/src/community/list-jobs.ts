import { findJobs } from '@hien/domain/jobs';
import { offsetOf, pageMeta } from '../db/page.ts';
import type { Handler } from '../http/handler.ts';

/** Part of the product, as its words are: no table holds them. */
export const listJobs: Handler<'listJobs'> = async ({ query, language }) => {
  const { page = 1, limit = 20 } = query;
  const found = findJobs(query, language);
  const from = offsetOf({ page, limit });
  return {
    data: { items: found.slice(from, from + limit), meta: pageMeta(page, limit, found.length) },
  };
};
