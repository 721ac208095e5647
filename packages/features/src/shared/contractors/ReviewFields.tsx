import { apartmentTypeLabels, apartmentTypes, reviewStyles, styleLabels } from '@hien/domain';
import { Input, MoneyInput, RatingInput, Select, Textarea } from '@hien/ui';
import { FormField, FormGroup } from '@hien/ui/form';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

/** Stars and words of a construction review. */
export function ReviewWordFields() {
  const text = useText();
  return (
    <>
      <FormGroup name="rating" legend={text('review.rating')}>
        <RatingInput
          words={[
            text('review.rating.1'),
            text('review.rating.2'),
            text('review.rating.3'),
            text('review.rating.4'),
            text('review.rating.5'),
          ]}
          starLabel={(stars) => text('review.stars', { stars })}
          prompt={text('review.rating.prompt')}
        />
      </FormGroup>
      <FormField
        name="review"
        label={text('review.words')}
        hint={text('review.words.hint')}
        required
      >
        <Textarea rows={7} maxLength={5000} />
      </FormField>
    </>
  );
}

/** What the home is, how long it took and what it cost: what a square metre cost is told from these (docs/adr/0077). */
export function BillFields() {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  return (
    <>
      <FormField name="house_type" label={text('project.house')} required>
        <Select
          placeholder={text('review.choose')}
          options={apartmentTypes.map((value) => ({
            value,
            label: apartmentTypeLabels[value][language],
          }))}
        />
      </FormField>
      <FormField name="style" label={text('project.style')} required>
        <Select
          placeholder={text('review.choose')}
          options={reviewStyles.map((value) => ({
            value,
            label: styleLabels[value][language],
          }))}
        />
      </FormField>
      <FormField name="area" label={text('review.area')} required>
        <Input inputMode="decimal" />
      </FormField>
      <FormField name="period_months" label={text('review.months')} required>
        <Input inputMode="decimal" />
      </FormField>
      <FormField name="cost_from" label={text('review.cost.from')} required>
        <MoneyInput format={integer} unit="đ" />
      </FormField>
      <FormField name="cost_to" label={text('review.cost.to')} required>
        <MoneyInput format={integer} unit="đ" />
      </FormField>
    </>
  );
}
