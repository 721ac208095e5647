import { describe, expect, test } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { apply, can } from '../machine/engine.ts';
import { newQuotation, quotationMachine } from './quotation.ts';
import { emptyProject, readProject } from './project.ts';
import { moduleLines, officeTotal, officeVatRate } from './total.ts';
import { dayNumber, isWorksDate } from './workdays.ts';

const at = fromIct(2026, 3, 6, 10);
const day = 86_400_000;

describe('a quotation', () => {
  const quoted = () => {
    const made = apply(quotationMachine, newQuotation(at), {
      event: 'quote',
      by: 'admin',
      at,
      payload: { total: 900_000_000, validDays: 14 },
    });
    if (!made.ok) throw new Error(made.refusal.reason);
    return made.entity;
  };

  test('stands until the end of its last day, and ends then', () => {
    const offer = quoted();
    expect(offer.validUntil).toBe(fromIct(2026, 3, 21) - 1);
    expect(can(quotationMachine, offer, 'accept', 'member', offer.validUntil ?? 0)).toBeNull();
    expect(can(quotationMachine, offer, 'accept', 'member', at + 15 * day)).toBe('DATES_WRONG');
    expect(can(quotationMachine, offer, 'expire', 'system', at)).toBe('TOO_EARLY');
    expect(can(quotationMachine, offer, 'expire', 'system', at + 15 * day)).toBeNull();
  });

  test('goes from the request to the keys', () => {
    let thing = quoted();
    for (const step of [
      { event: 'accept', by: 'member', at, payload: {} },
      { event: 'schedule', by: 'admin', at, payload: { start: '2026-03-16' } },
      { event: 'finish', by: 'admin', at, payload: {} },
    ] as const) {
      const next = apply(quotationMachine, thing, step);
      if (!next.ok) throw new Error(next.refusal.reason);
      thing = next.entity;
    }
    expect(thing).toMatchObject({ state: 'done', start: '2026-03-16', version: 4 });
  });

  test.each(['2026-13-40', '2026-02-30', '9999-12-31'])('works do not begin on %s', (start) => {
    const accepted = apply(quotationMachine, quoted(), {
      event: 'accept',
      by: 'member',
      at,
      payload: {},
    });
    if (!accepted.ok) throw new Error(accepted.refusal.reason);
    const made = apply(quotationMachine, accepted.entity, {
      event: 'schedule',
      by: 'admin',
      at,
      payload: { start },
    });
    expect(made.ok ? null : made.refusal.reason).toBe('DATES_WRONG');
  });

  test('an offer of nothing is none', () => {
    const made = apply(quotationMachine, newQuotation(at), {
      event: 'quote',
      by: 'admin',
      at,
      payload: { total: 0, validDays: 14 },
    });
    expect(made.ok ? null : made.refusal.reason).toBe('AMOUNT_REQUIRED');
  });
});

describe('a project', () => {
  test('comes back from storage as it was, and what is none is none', () => {
    const project = {
      ...emptyProject,
      name: 'Tầng 5',
      modules: [{ module: 'desk-6', room: 'a', x: 1, y: 2, turn: 90 }],
    };
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual(project);
    expect(
      readProject({ ...project, modules: [{ module: 'throne', room: null, x: 0, y: 0, turn: 0 }] }),
    ).toBeNull();
    expect(readProject({ ...project, headcount: 10_000 })).toBeNull();
    expect(readProject('{}')).toBeNull();
    expect(readProject({ ...project, start: '2026-04-20' })?.start).toBe('2026-04-20');
  });

  test.each(['2026-13-40', '2026-02-30', '0000-01-01', '9999-12-31', '2026-4-1', ''])(
    'works that begin on %j are no project: nobody would find a workday from there on',
    (start) => {
      expect(readProject({ ...emptyProject, start })).toBeNull();
      expect(isWorksDate(start)).toBe(false);
    },
  );

  test('what is no day has no number', () => {
    expect(() => dayNumber('2026-13-40')).toThrow(RangeError);
  });

  test('its total is the sum of its lines, and tax and net are the total', () => {
    const total = officeTotal({
      ...emptyProject,
      scale: 0.01,
      rooms: [
        {
          id: 'a',
          kind: 'work',
          name: '',
          outline: [
            [0, 0],
            [1000, 0],
            [1000, 500],
            [0, 500],
          ],
        },
      ],
      modules: [
        { module: 'desk-6', room: 'a', x: 1, y: 1, turn: 0 },
        { module: 'desk-6', room: 'a', x: 7, y: 1, turn: 0 },
      ],
      more: [{ module: 'plants', quantity: 3 }],
    });
    // 2 × 26.4 + 3 × 3.4 million; 50 m² of floor, paint and light; power and network for 12.
    expect(total.total).toBe(63_000_000 + 50 * 865_000 + 12 * 2_230_000);
    expect(total.net + total.vat).toBe(total.total);
    expect(Math.round(total.net * (1 + officeVatRate / 10_000))).toBe(total.total);
  });

  test('the same module on the plan and beside it is one line', () => {
    expect(
      moduleLines({
        modules: [{ module: 'shelf', room: null, x: 0, y: 0, turn: 0 }],
        more: [{ module: 'shelf', quantity: 2 }],
      }).map(({ id, quantity, amount }) => [id, quantity, amount]),
    ).toEqual([['shelf', 3, 13_800_000]]);
  });
});
