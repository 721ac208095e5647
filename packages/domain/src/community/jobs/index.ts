import type { Language } from '../../language/language.ts';
import { fold } from '../../search/fold.ts';
import { queryWords } from '../../search/highlight.ts';
import type { Job, JobTeam } from './job.ts';
import { openings } from './openings.ts';

type Wanted = { readonly team?: JobTeam | undefined; readonly q?: string | undefined };

/** A job in one language, as the contract shows it. */
export type ToldJob = Omit<Job, 'title' | 'summary' | 'place'> &
  Readonly<Record<'title' | 'summary' | 'place', string>>;

/** The open jobs (`@hien/domain/jobs`) of a team that hold every word, accents or not, in the order of their teams. */
export function findJobs({ team, q = '' }: Wanted, language: Language): ToldJob[] {
  const words = queryWords(q);
  return openings
    .map(({ title, summary, place, ...job }) => ({
      ...job,
      title: title[language],
      summary: summary[language],
      place: place[language],
    }))
    .filter(({ title, summary, place, ...job }) => {
      const told = fold(`${title} ${summary} ${place}`);
      return (
        (team === undefined || job.team === team) && words.every((word) => told.includes(word))
      );
    });
}
