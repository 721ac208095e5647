import { describe, expect, it } from 'vitest';
import { languages } from '../../language/language.ts';
import { findJobs, jobInFull } from './index.ts';
import { jobTeams } from './job.ts';

describe('open jobs', () => {
  it.each(languages)('are told whole in %s, each team with at least one', (language) => {
    const all = findJobs({}, language);
    expect(new Set(all.map(({ team }) => team))).toEqual(new Set(jobTeams));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { title, summary, place, pay } of all) {
      for (const words of [title, summary, place]) expect(words.trim()).not.toBe('');
      expect(pay.from).toBeGreaterThan(0);
      expect(pay.to).toBeGreaterThanOrEqual(pay.from);
    }
  });

  it.each(languages)('each has a page of its own in %s', (language) => {
    for (const { id, title } of findJobs({}, language)) {
      const job = jobInFull(id, language);
      expect(job?.title).toBe(title);
      expect(Date.parse(job?.posted_on ?? '')).not.toBeNaN();
      for (const said of [job?.tasks, job?.asks, job?.offers]) {
        expect(said?.length).toBeGreaterThan(2);
        expect(said?.every((words) => words.trim() !== '')).toBe(true);
      }
    }
    expect(jobInFull(99, language)).toBeNull();
  });

  it('are found by team and by words without accents', () => {
    const titles = (wanted: Parameters<typeof findJobs>[0]) =>
      findJobs(wanted, 'vi').map(({ title }) => title);
    expect(titles({ team: 'product' })).toEqual([
      'Kỹ sư phần mềm (web)',
      'Quản lý sản phẩm thanh toán',
    ]);
    expect(titles({ q: 'xuong moc' })).toEqual(['Phụ trách xưởng mộc miền Trung']);
    expect(titles({ q: 'xưởng', team: 'care' })).toEqual([]);
  });
});
