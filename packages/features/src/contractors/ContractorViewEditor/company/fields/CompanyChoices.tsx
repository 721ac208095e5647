import { type CompanyContent, companyFieldLabels } from '@hien/domain';
import { FieldGroup } from '@hien/ui';
import { validationText } from '../../../../shared/forms/validation-text.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { ChoiceChips } from '../../ChoiceChips.tsx';
import { companyControl } from '../company-parts.ts';
import type { PartProps } from '../PartFields.tsx';
import { Today } from './Today.tsx';
import * as s from '../../editor.css.ts';

type ListField = 'services' | 'house_types' | 'styles' | 'languages';

interface CompanyChoicesProps<Field extends ListField> extends Pick<
  PartProps,
  'content' | 'live' | 'changed' | 'faults'
> {
  field: Field;
  options: readonly CompanyContent[Field][number][];
  called: (option: CompanyContent[Field][number]) => string;
  required?: boolean;
  onChange: (chosen: CompanyContent[Field][number][]) => void;
}

/** Several of a few words, in their own order whatever the order of the presses. */
export function CompanyChoices<Field extends ListField>({
  field,
  options,
  called,
  required = false,
  onChange,
  content,
  faults,
  ...today
}: CompanyChoicesProps<Field>) {
  const text = useText();
  const language = useLanguage();
  const fault = faults.find((one) => one.field === field);
  return (
    <div className={s.told}>
      <FieldGroup
        id={companyControl(field)}
        legend={companyFieldLabels[field][language]}
        required={required}
        error={fault === undefined ? undefined : validationText(text, fault.message)}
      >
        <ChoiceChips
          options={options}
          called={called}
          chosen={content[field]}
          onChange={onChange}
        />
      </FieldGroup>
      <Today field={field} {...today} />
    </div>
  );
}
