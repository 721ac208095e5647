import type { Language } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { type PostRow, wirePost } from './post-row.ts';

/** Who wrote from an older version hears of it, with the post as it is now. */
export async function assertVersion(
  tx: Orm,
  row: PostRow,
  { expected, language }: { expected: number; language: Language },
): Promise<void> {
  if (row.post.version !== expected)
    throw new ApiError('VERSION_CONFLICT', { current: await wirePost(tx, row, language) });
}
