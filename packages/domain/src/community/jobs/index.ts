import type { Language } from '../../language/language.ts';
import { fold } from '../../search/fold.ts';
import { queryWords } from '../../search/highlight.ts';
import { jobsInFull } from './in-full.ts';
import { type Job, type JobTeam, jobOffers } from './job.ts';
import { openings } from './openings.ts';

type Wanted = { readonly team?: JobTeam | undefined; readonly q?: string | undefined };

/** A job in one language, as the contract shows it. */
export type ToldJob = Omit<Job, 'title' | 'summary' | 'place' | 'postedOn'> &
  Readonly<Record<'title' | 'summary' | 'place' | 'posted_on', string>>;

/** The open jobs (`@hien/domain/jobs`) of a team that hold every word, accents or not, in the order of their teams. */
export function findJobs({ team, q = '' }: Wanted, language: Language): ToldJob[] {
  const words = queryWords(q);
  return openings
    .map((job) => told(job, language))
    .filter(({ title, summary, place, ...job }) => {
      const said = fold(`${title} ${summary} ${place}`);
      return (
        (team === undefined || job.team === team) && words.every((word) => said.includes(word))
      );
    });
}

const told = ({ title, summary, place, postedOn, ...job }: Job, language: Language): ToldJob => ({
  ...job,
  posted_on: postedOn,
  title: title[language],
  summary: summary[language],
  place: place[language],
});

/** A job as its own page tells it; null for one that is not open. */
export function jobInFull(id: number, language: Language) {
  const job = openings.find((one) => one.id === id);
  const more = jobsInFull[id];
  if (job === undefined || more === undefined) return null;
  return {
    ...told(job, language),
    tasks: more.tasks.map((text) => text[language]),
    asks: more.asks.map((text) => text[language]),
    offers: jobOffers.map((text) => text[language]),
  };
}
