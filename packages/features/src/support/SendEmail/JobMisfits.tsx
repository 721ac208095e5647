import type { ContractorDetail } from '@hien/api';
import {
  type InquiryJob,
  type InquiryMisfit,
  type TypedJob,
  directoryOfJob,
  inquiryJobFields,
  misfitsOf,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Link, Notice } from '@hien/ui';
import { useFormValues } from '@hien/ui/form';
import { useRange } from '../../shared/contractors/useRange.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useJobWords } from '../parts/useJobWords.ts';
import * as s from './SendEmailView.css.ts';

type Typed = Pick<InquiryJob, 'service' | 'premises'> & {
  readonly city: string;
  readonly area: string | number | null;
  readonly budget_to: string | number | null;
};

const numberOf = (field: 'area' | 'budget_to', typed: string | number | null): number | null =>
  inquiryJobFields[field].safeParse(typed).data ?? null;

/** What of the job this company does not take, while it is typed, and the way to those who take all of it. */
export function JobMisfits({
  company,
  like,
}: {
  company: ContractorDetail;
  like: number | undefined;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const rangeOf = useRange();
  const words = useJobWords();
  const { service, premises, city, area, budget_to } = useFormValues<Typed>();
  const job: TypedJob = {
    service,
    premises,
    city,
    area: numberOf('area', area),
    budget_to: numberOf('budget_to', budget_to),
  };
  const misfits = misfitsOf(company, job);
  const sentence: Readonly<Record<InquiryMisfit, () => string>> = {
    city: () =>
      text('misfit.city', {
        city: words.city(city),
        cities: company.work_cities.map(words.city).join(', '),
      }),
    service: () => text('misfit.service', { service: words.service(service) }),
    premises: () => text('misfit.premises', { premises: words.premises(premises) }),
    area: () => text('misfit.area', { range: rangeOf(company.area, format.area) }),
    budget: () => text('misfit.budget', { amount: format.vnd(company.budget?.from ?? 0) }),
  };
  return (
    <div role="status">
      {misfits.length === 0 ? null : (
        <Notice
          tone="caution"
          title={text('misfit.title', { company: company.company_name })}
          action={
            <Link href={paths.contractor.to(language, { ...directoryOfJob(job), like })}>
              {text('misfit.others')}
            </Link>
          }
        >
          <ul className={s.misfits}>
            {misfits.map((one) => (
              <li key={one}>{sentence[one]()}</li>
            ))}
            <li>{text('misfit.still')}</li>
          </ul>
        </Notice>
      )}
    </div>
  );
}
