import { describe, expect, test } from 'vitest';
import { scheduleAddress } from './schedule-address.ts';

const read = (search: string) => scheduleAddress.read(new URLSearchParams(search));

describe('the address of a schedule', () => {
  test('says which works were moved, and reads what it has written', () => {
    const url = read('order=3&late=lighting.2026-05-04,painting.2026-04-20&task=painting&by=4');
    expect(url).toEqual({
      project: undefined,
      order: 3,
      late: { painting: '2026-04-20', lighting: '2026-05-04' },
      task: 'painting',
      by: 4,
    });
    const query = scheduleAddress.query(url);
    expect(query).toMatchObject({ late: 'painting.2026-04-20,lighting.2026-05-04' });
    expect(scheduleAddress.read(new URLSearchParams({ late: String(query['late']) })).late).toEqual(
      url.late,
    );
  });

  test.each([
    ['late=__proto__.2026-05-04,constructor.2026-05-04'],
    ['late=painting'],
    ['late=painting.soon'],
    ['late=painting.2026-99-99'],
    ['late=painting.2026-02-30,lighting.9999-01-01'],
    [`late=${'painting.2026-04-20,'.repeat(500)}.`],
    ['task=toString&by=-3'],
    ['by=9999&order=0&project=x'],
  ])('of %s nothing is moved that is no work of ours', (search) => {
    const url = read(search);
    expect(Object.keys(url.late).every((step) => step === 'painting')).toBe(true);
    expect([url.task, url.by, url.order, url.project]).toEqual([null, 1, undefined, undefined]);
  });
});
