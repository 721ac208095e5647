import { describe, expect, it } from 'vitest';
import { hour, minute } from '../calendar/duration.ts';
import { DayJudge, type Telling } from './views.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
/** Three in the afternoon in Vietnam. */
const start = Date.UTC(2026, 10, 24, 8);
const view = (more: Partial<Telling> = {}): Telling => ({
  things: ['home'],
  visitor: 'a',
  userAgent: phone,
  at: start,
  ...more,
});
const mostAMinute = 30;
const judged = (judge: DayJudge, telling: Telling): boolean => judge.counted(telling).length > 0;

describe('what a visitor does', () => {
  it('counts once a visitor, thing and day of Vietnam', () => {
    const judge = new DayJudge(mostAMinute);
    const told = [
      view(),
      view({ at: start + 8 * hour }),
      view({ things: ['other'], at: start + 8 * hour }),
      view({ visitor: 'b', at: start + 8 * hour }),
      // Midnight has passed in Hà Nội, not in Greenwich.
      view({ at: start + 9 * hour }),
    ].map((one) => judged(judge, one));
    expect(told).toEqual([true, false, true, true, true]);
  });

  it('may be many things at once, of which those that are new count', () => {
    const judge = new DayJudge(mostAMinute);
    expect(judge.counted(view({ things: ['sofa', 'lamp', 'sofa'] }))).toEqual(['sofa', 'lamp']);
    expect(judge.counted(view({ things: ['lamp', 'rug'] }))).toEqual(['rug']);
  });

  it('is nothing of a robot, and of nobody who says nothing', () => {
    const judge = new DayJudge(mostAMinute);
    expect(judged(judge, view({ userAgent: 'Googlebot/2.1' }))).toBe(false);
    expect(judged(judge, view({ userAgent: '' }))).toBe(false);
    // Neither takes the place of a person who comes after them.
    expect(judged(judge, view())).toBe(true);
  });

  it('is nothing past so many things a minute, together or one by one, and counts again in the next', () => {
    const judge = new DayJudge(mostAMinute);
    const things = Array.from({ length: 20 }, (_, thing) => `${thing}`);
    expect(judge.counted(view({ things }))).toHaveLength(20);
    const told = Array.from({ length: 20 }, (_, thing) =>
      judged(judge, view({ things: [`more ${thing}`] })),
    );
    expect(told.filter(Boolean)).toHaveLength(10);
    expect(judged(judge, view({ things: ['more 19'], at: start + minute }))).toBe(true);
  });

  it('stays within its memory in a flood, and counts again the next day', () => {
    const judge = new DayJudge(mostAMinute);
    let counted = 0;
    for (let n = 0; n < 200_010; n += 1)
      counted += Number(judged(judge, view({ visitor: `${n}` })));
    expect(counted).toBe(200_000);
    expect(judged(judge, view({ visitor: 'late' }))).toBe(false);
    expect(judged(judge, view({ visitor: 'late', at: start + 24 * hour }))).toBe(true);
  });
});
