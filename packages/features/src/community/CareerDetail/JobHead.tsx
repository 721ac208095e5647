import type { JobDetail } from '@hien/api';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
} as const satisfies Readonly<Record<JobDetail['type'], string>>;

const list = (items: readonly string[]) =>
  `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

/** The job as search engines for jobs read it (schema.org). */
export function JobHead({ job }: { job: JobDetail }) {
  const origin = use(OriginContext);
  return (
    <>
      <PageHead title={job.title} description={job.summary} />
      <JsonLd
        data={{
          '@type': 'JobPosting',
          title: job.title,
          description: `<p>${job.summary}</p>${list(job.tasks)}${list(job.asks)}${list(job.offers)}`,
          identifier: { '@type': 'PropertyValue', name: 'Hiên', value: String(job.id) },
          datePosted: job.posted_on,
          employmentType: employmentTypes[job.type],
          hiringOrganization: { '@type': 'Organization', name: 'Hiên', sameAs: origin },
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: job.place,
              addressCountry: 'VN',
            },
          },
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'VND',
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.pay.from,
              maxValue: job.pay.to,
              unitText: 'MONTH',
            },
          },
          directApply: true,
        }}
      />
    </>
  );
}
