import { describe, expect, it } from 'vitest';
import { hour, minute } from '../calendar/duration.ts';
import { type HomeView, ViewJudge } from './views.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
/** Three in the afternoon in Vietnam. */
const start = Date.UTC(2026, 10, 24, 8);
const view = (more: Partial<HomeView> = {}): HomeView => ({
  home: 1,
  visitor: 'a',
  userAgent: phone,
  at: start,
  ...more,
});

describe('a view of a shared home', () => {
  it('counts once a visitor, home and day of Vietnam', () => {
    const judge = new ViewJudge();
    const told = [
      view(),
      view({ at: start + 8 * hour }),
      view({ home: 2, at: start + 8 * hour }),
      view({ visitor: 'b', at: start + 8 * hour }),
      // Midnight has passed in Hà Nội, not in Greenwich.
      view({ at: start + 9 * hour }),
    ].map((one) => judge.counts(one));
    expect(told).toEqual([true, false, true, true, true]);
  });

  it('is none of a robot, and of nobody who says nothing', () => {
    const judge = new ViewJudge();
    expect(judge.counts(view({ userAgent: 'Googlebot/2.1' }))).toBe(false);
    expect(judge.counts(view({ userAgent: '' }))).toBe(false);
    // Neither takes the place of a person who comes after them.
    expect(judge.counts(view())).toBe(true);
  });

  it('is none past thirty homes a minute, and is one again in the next', () => {
    const judge = new ViewJudge();
    const told = Array.from({ length: 40 }, (_, home) => judge.counts(view({ home })));
    expect(told.filter(Boolean)).toHaveLength(30);
    expect(judge.counts(view({ home: 39, at: start + minute }))).toBe(true);
  });

  it('stays within its memory in a flood, and counts again the next day', () => {
    const judge = new ViewJudge();
    let counted = 0;
    for (let n = 0; n < 200_010; n += 1) counted += Number(judge.counts(view({ visitor: `${n}` })));
    expect(counted).toBe(200_000);
    expect(judge.counts(view({ visitor: 'late' }))).toBe(false);
    expect(judge.counts(view({ visitor: 'late', at: start + 24 * hour }))).toBe(true);
  });
});
