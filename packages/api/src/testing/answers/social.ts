import { MockFailure } from '../failure.ts';
import { socialCode, socialPerson } from '../fixtures/social.ts';
import type { Answers } from './answerer.ts';

export const socialAnswers: Answers<'exchangeSocialCode'> = {
  exchangeSocialCode({ body }) {
    if (body.code !== socialCode) throw new MockFailure(422, { code: 'AUTH_06' });
    return { data: socialPerson };
  },
};
