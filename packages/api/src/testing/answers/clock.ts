import { MockFailure } from '../failure.ts';
import { demoClock } from '../fixtures/clock.ts';
import { storyNow } from '../fixtures/text.ts';
import { onlyAdmin } from './admin.ts';
import type { Answers } from './answerer.ts';

const year = 366 * 86_400_000;

/** A clock that every story and example finds as it was. */
export const clockAnswers: Answers<'readClock' | 'moveClock'> = {
  readClock({ token }) {
    onlyAdmin(token);
    return { data: demoClock };
  },

  moveClock({ token, body }) {
    onlyAdmin(token);
    const to = Date.parse(body.to);
    if (to > storyNow + year)
      throw new MockFailure(422, {
        code: 'CLOCK_TOO_FAR',
        fields: [{ field: 'to', code: 'CLOCK_TOO_FAR' }],
      });
    const ahead = Math.max(0, to - storyNow);
    return {
      data: {
        now: new Date(storyNow + ahead).toISOString(),
        ahead_seconds: Math.round(ahead / 1000),
        due: demoClock.due.filter(({ at }) => Date.parse(at) > storyNow + ahead),
      },
    };
  },
};
