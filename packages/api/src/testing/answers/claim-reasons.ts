import { searchDays } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { storyNow } from '../fixtures/orders/item-stories.ts';
import { claimReasons } from '../fixtures/seller/claim-reasons.ts';
import type { Answers } from './answerer.ts';

export const claimReasonsAnswers: Answers<'readClaimReasons'> = {
  readClaimReasons({ query, language }) {
    if (searchDays(query, storyNow).wrong !== undefined)
      throw new MockFailure(400, { code: 'VALIDATION' });
    return claimReasons(language);
  },
};
