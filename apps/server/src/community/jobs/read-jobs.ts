import { findJobs, jobInFull } from '@hien/domain/jobs';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';

/** Part of the product, as its words are: no table holds them. */
export const listJobs: Handler<'listJobs'> = async ({ query, language }) => {
  const { page = 1, limit = 20 } = query;
  const found = findJobs(query, language);
  const from = offsetOf({ page, limit });
  return {
    data: { items: found.slice(from, from + limit), meta: pageMeta(page, limit, found.length) },
  };
};

export const getJob: Handler<'getJob'> = async ({ params: { id }, language }) => {
  const job = jobInFull(id, language);
  if (job === null) throw new ApiError('NOT_FOUND');
  return { data: job };
};
