import {
  type ProjectFault,
  type ProjectField,
  arrangedPictures,
  designStyles,
  mostProjectPictures,
  projectFieldLabels,
  sharedHouseTypes,
} from '@hien/domain';
import { DateField, Field, ImageUploader, Input, MoneyInput, Select, Textarea } from '@hien/ui';
import type { ReactNode } from 'react';
import { MeasureInput } from '../../shared/forms/MeasureInput.tsx';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { validationText } from '../../shared/forms/validation-text.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DistrictInput } from '../../shared/places/DistrictInput.tsx';
import { CityChoice } from './CityChoice.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import { PictureNotes } from './PictureNotes.tsx';
import type { Content } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

const upload = uploadsFor('portfolio');

/** The id of the control of a field, so that what is missing can be gone to. */
export const controlId = (field: ProjectField): string => `project-${field}`;

interface ProjectFieldsProps {
  content: Content;
  type: (change: Partial<Content>) => void;
  /** How many pictures of an uploader are not up yet. */
  onPending: (place: string, count: number) => void;
  /** Said at the fields; none before somebody wanted to send it. */
  faults: readonly ProjectFault[];
  today: string;
}

/** Everything that is told of a project, in the order in which visitors read it. */
export function ProjectFields({ content, type, onPending, faults, today }: ProjectFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const dateTexts = useDateTexts();
  const imageTexts = useImageTexts(mostProjectPictures);
  const box = (field: ProjectField, control: ReactNode, hint?: string, wide = false) => {
    const fault = faults.find((one) => one.field === field);
    return (
      <Field
        id={controlId(field)}
        label={projectFieldLabels[field][language]}
        required
        error={fault === undefined ? undefined : validationText(text, fault.message)}
        {...(hint === undefined ? {} : { hint })}
        {...(wide ? { className: s.wide } : {})}
      >
        {control}
      </Field>
    );
  };
  const words = (field: 'project_name' | 'description', value: string) =>
    type({ [field]: { ...content[field], vi: value } });
  return (
    <div className={s.fields}>
      {box(
        'pictures',
        <ImageUploader
          limit={mostProjectPictures}
          value={content.pictures.map(({ picture }) => picture)}
          upload={upload}
          texts={{
            ...imageTexts,
            hint: text('company.editor.hint.files'),
            cover: text('company.editor.cover'),
          }}
          previewOf={uploadPreview}
          onPending={(count) => onPending('pictures', count)}
          onChange={(addresses) =>
            type({ pictures: [...arrangedPictures(content.pictures, addresses)] })
          }
        />,
        text('company.editor.hint.pictures'),
        true,
      )}
      <PictureNotes
        pictures={content.pictures}
        onChange={(pictures) => type({ pictures })}
        onPending={onPending}
      />
      {box(
        'project_name',
        <Input
          lang="vi"
          value={content.project_name.vi}
          maxLength={200}
          onChange={(event) => words('project_name', event.currentTarget.value)}
        />,
        text('company.editor.hint.name'),
        true,
      )}
      {box(
        'description',
        <Textarea
          lang="vi"
          rows={6}
          value={content.description.vi}
          maxLength={5000}
          onChange={(event) => words('description', event.currentTarget.value)}
        />,
        text('company.editor.hint.description'),
        true,
      )}
      <OtherLanguages content={content} type={type} />
      {box(
        'location',
        <Input
          value={content.location}
          maxLength={200}
          onChange={(event) => type({ location: event.currentTarget.value })}
        />,
      )}
      {box('city', <CityChoice value={content.city} onChange={(city) => type({ city })} />)}
      {box(
        'district',
        <DistrictInput
          city={content.city}
          value={content.district}
          onChange={(district) => type({ district })}
        />,
      )}
      {box(
        'reviewed_on',
        <DateField
          texts={dateTexts}
          today={today}
          max={today}
          value={content.reviewed_on || null}
          onChange={(day) => type({ reviewed_on: day ?? '' })}
        />,
      )}
      {box(
        'house_type',
        <Select
          value={content.house_type}
          placeholder={text('company.editor.choose')}
          options={sharedHouseTypes.map((value) => ({ value, label: text(`house.${value}`) }))}
          onChange={(event) => {
            const found = sharedHouseTypes.find((one) => one === event.currentTarget.value);
            type({ house_type: found ?? '' });
          }}
        />,
      )}
      {box(
        'style',
        <Select
          value={content.style}
          placeholder={text('company.editor.choose')}
          options={designStyles.map((value) => ({ value, label: text(`style.${value}`) }))}
          onChange={(event) => {
            const found = designStyles.find((one) => one === event.currentTarget.value);
            type({ style: found ?? '' });
          }}
        />,
      )}
      {box(
        'area',
        <MeasureInput
          value={content.area}
          unit="m²"
          max={1_000_000}
          onChange={(area) => type({ area })}
        />,
      )}
      {box(
        'construction_area',
        <MeasureInput
          value={content.construction_area}
          unit="m²"
          max={1_000_000}
          onChange={(size) => type({ construction_area: size })}
        />,
      )}
      {box(
        'period_months',
        <MeasureInput
          value={content.period_months}
          unit={text('company.editor.unit.months')}
          max={240}
          onChange={(months) => type({ period_months: months })}
        />,
      )}
      <div className={s.pair}>
        {(['cost_from', 'cost_to'] as const).map((field) => (
          <div key={field}>
            {box(
              field,
              <MoneyInput
                format={integer}
                unit="đ"
                value={content[field]}
                onChange={(amount) => type({ [field]: amount })}
              />,
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
