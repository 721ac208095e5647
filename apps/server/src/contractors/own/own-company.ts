import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import { companySql } from '../reviews/my-reviews.ts';

type Company = Answer<'listOwnProjects'>['data']['company'];

/**
 * The company that a member keeps the page of: the directory knows no second, and what has ended stands behind it.
 * @throws {ApiError} NOT_FOUND
 */
export async function ownCompany(
  database: Database,
  userId: number,
  language: Language,
): Promise<Company> {
  const [row] = await database.rows<{ company: Company }>(
    {
      text: `select ${companySql(language)} as company from contractors c where c.user_id = $1 order by c.approval = 'ended', c.id limit 1`,
    },
    [userId],
  );
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row.company;
}
