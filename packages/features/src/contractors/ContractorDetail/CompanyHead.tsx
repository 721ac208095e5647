import type { ContractorDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What search engines and link previews show of a company. Its stars are told because its reviews stand on the page. */
export function CompanyHead({ company }: { company: ContractorDetail }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { contractor_id: id, company_name: name, introduction, pictures } = company;
  const [first] = pictures;
  const image = first && mediaUrl(first, { width: 1280 });
  const pathname = paths.contractorDetail.to(language, { id });
  const card = useCard('contractors', id, { title: name, picture: first });
  return (
    <>
      <PageHead title={name} description={introduction} card={card} pathname={pathname} />
      <JsonLd
        data={{
          '@type': 'HomeAndConstructionBusiness',
          name,
          ...(introduction === '' ? {} : { description: introduction }),
          url: `${origin}${pathname}`,
          telephone: company.company_phone,
          taxID: company.tax_code,
          address: company.address,
          areaServed: company.work_cities,
          ...(company.review_count === 0
            ? {}
            : {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ratingValue: company.rating,
                  reviewCount: company.review_count,
                },
              }),
          ...(company.registered_on === null ? {} : { foundingDate: company.registered_on }),
          ...(image === undefined ? {} : { image: `${origin}${image}` }),
        }}
      />
    </>
  );
}
