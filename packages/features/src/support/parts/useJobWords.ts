import type { Inquiry } from '@hien/api';
import { inquiryBeginsLabels, otherPremises, placesOfWork } from '@hien/domain';
import { useRange } from '../../shared/contractors/useRange.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

type Job = NonNullable<Inquiry['job']>;

/** What a job is called, part by part, and in one line. */
export function useJobWords() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const rangeOf = useRange();
  const service = (one: Job['service']) => text(`contractor.service.${one}`);
  const premises = (one: Job['premises']): string => {
    const other = otherPremises.find((place) => place === one);
    return other === undefined
      ? text(`house.${one as Exclude<typeof one, (typeof otherPremises)[number]>}`)
      : text(`premises.${other}`);
  };
  const city = (name: string): string => placesOfWork.get(name)?.name[language] ?? name;
  const budget = ({ budget_from: from, budget_to: to }: Job) => rangeOf({ from, to }, format.vnd);
  return {
    service,
    premises,
    city,
    budget,
    begins: ({ begins }: Job) => inquiryBeginsLabels[begins][language],
    /** What, in what, where, how large. */
    line: (job: Job): string =>
      [
        service(job.service),
        premises(job.premises),
        `${job.district}, ${city(job.city)}`,
        ...(job.area === null ? [] : [format.area(job.area)]),
      ].join(' · '),
  };
}
