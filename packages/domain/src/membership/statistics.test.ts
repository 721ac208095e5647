import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, minute } from '../calendar/duration.ts';
import { adChannels, type AdEvent, AdJudge, isRobot } from './statistics.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const start = Date.UTC(2026, 10, 24, 3);
const event = (more: Partial<AdEvent> = {}): AdEvent => ({
  contractor: 1,
  channel: 'profile',
  visitor: 'a',
  userAgent: phone,
  own: false,
  at: start,
  ...more,
});

describe('what a place brings', () => {
  it('is counted once a visitor, channel and hour', () => {
    const judge = new AdJudge();
    const told = [
      event(),
      event({ at: start + 40 * minute }),
      event({ channel: 'phone', at: start + 40 * minute }),
      event({ contractor: 2, at: start + 40 * minute }),
      event({ visitor: 'b', at: start + 40 * minute }),
      event({ at: start + hour }),
    ].map((one) => judge.judge(one));
    expect(told).toEqual(['counted', 'repeat', 'counted', 'counted', 'counted', 'counted']);
  });

  it('is not brought by robots and by the company itself', () => {
    const judge = new AdJudge();
    expect(judge.judge(event({ userAgent: 'Googlebot/2.1' }))).toBe('robot');
    expect(judge.judge(event({ userAgent: '' }))).toBe('robot');
    expect(judge.judge(event({ own: true }))).toBe('own');
    // Neither takes the place of a visitor who comes after them.
    expect(judge.judge(event())).toBe('counted');
  });

  it('knows the phones and browsers of people', () => {
    expect(isRobot(phone)).toBe(false);
    expect(
      isRobot(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe(false);
  });

  it('a program of 10,000 clicks that calls itself a phone counts once a company', () => {
    const judge = new AdJudge();
    const told = Array.from({ length: 10_000 }, (_, at) =>
      judge.judge(event({ channel: 'phone', at: start + at })),
    );
    expect(told.filter((outcome) => outcome === 'counted')).toHaveLength(1);
  });

  it('never counts more than one of a kind, whatever comes in whatever pace', () => {
    const anything = fc.record({
      contractor: fc.integer({ min: 1, max: 3 }),
      channel: fc.constantFrom(...adChannels),
      visitor: fc.constantFrom('a', 'b'),
      wait: fc.integer({ min: 0, max: 20 * minute }),
    });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 200 }), (events) => {
        const judge = new AdJudge();
        const seen = new Set<string>();
        let at = start;
        for (const { wait, ...rest } of events) {
          at += wait;
          if (judge.judge(event({ ...rest, at })) !== 'counted') continue;
          const key = [...Object.values(rest), Math.floor(at / hour)].join();
          expect(seen.has(key)).toBe(false);
          seen.add(key);
        }
      }),
    );
  });
});
