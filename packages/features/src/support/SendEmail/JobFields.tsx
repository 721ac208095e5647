import type { ContractorDetail } from '@hien/api';
import {
  type InquiryPremises,
  citiesOf,
  contractorServices,
  inquiryBegins,
  inquiryBeginsLabels,
  inquiryPremises,
} from '@hien/domain';
import { Heading, Input, MoneyInput, Select, Text } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FormDistrictInput } from '../../shared/places/DistrictInput.tsx';
import { useJobWords } from '../parts/useJobWords.ts';
import { JobMisfits } from './JobMisfits.tsx';
import * as s from './SendEmailView.css.ts';

interface JobFieldsProps {
  company: ContractorDetail;
  /** The inquiry that is asked the same as, which goes along to others. */
  like: number | undefined;
}

/** What is to be done, in what, where and when; at once with what this company does not take. */
export function JobFields({ company, like }: JobFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const words = useJobWords();
  const choose = text('job.choose');
  const optional = text('form.optional');
  return (
    <section className={s.job} aria-labelledby="job">
      <div>
        <Heading level={2} size="h5" id="job">
          {text('job.title')}
        </Heading>
        <Text size="small" tone="muted">
          {text('job.lead')}
        </Text>
      </div>
      <div className={s.pair}>
        <FormField name="service" label={text('job.service')} required>
          <Select
            placeholder={choose}
            options={contractorServices.map((value) => ({ value, label: words.service(value) }))}
          />
        </FormField>
        <FormField name="premises" label={text('job.premises')} required>
          <Select
            placeholder={choose}
            options={inquiryPremises.map((value: InquiryPremises) => ({
              value,
              label: words.premises(value),
            }))}
          />
        </FormField>
        <FormField name="city" label={text('job.city')} required>
          <Select
            placeholder={choose}
            options={citiesOf('post2025').map((value) => ({ value, label: words.city(value) }))}
          />
        </FormField>
        <FormField name="district" label={text('job.district')} required>
          <FormDistrictInput />
        </FormField>
        <FormField name="area" label={text('job.area')} mark={optional}>
          <Input inputMode="decimal" maxLength={12} autoComplete="off" />
        </FormField>
        <FormField name="begins" label={text('job.begins')} required>
          <Select
            placeholder={choose}
            options={inquiryBegins.map((value) => ({
              value,
              label: inquiryBeginsLabels[value][language],
            }))}
          />
        </FormField>
        {(['from', 'to'] as const).map((end) => (
          <FormField
            key={end}
            name={`budget_${end}`}
            label={text(`job.budget.${end}`)}
            mark={optional}
          >
            <MoneyInput format={integer} unit="đ" max={999_999_999_999} />
          </FormField>
        ))}
      </div>
      <JobMisfits company={company} like={like} />
    </section>
  );
}
