import { companyLanguageLabels, companyLanguages } from '@hien/domain';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { MeasureInput } from '../../../../shared/forms/MeasureInput.tsx';
import type { PartProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';
import { CompanyChoices } from './CompanyChoices.tsx';

/** How many work there, and in which languages they answer. */
export function TeamPart({ content, type, ...box }: PartProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <CompanyBox field="team_size" {...box}>
        <MeasureInput
          value={content.team_size}
          unit={text('company.own.unit.people')}
          max={100_000}
          onChange={(size) => type({ team_size: size === null ? null : Math.round(size) })}
        />
      </CompanyBox>
      <CompanyChoices
        field="languages"
        options={companyLanguages}
        called={(one) => companyLanguageLabels[one][language]}
        onChange={(spoken) => type({ languages: spoken })}
        content={content}
        {...box}
      />
    </>
  );
}
