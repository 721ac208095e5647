import { companyFieldLabels } from '@hien/domain';
import { SingleImageUploader } from '@hien/ui';
import { uploadsFor } from '../../../../shared/forms/uploads.ts';
import { useImageTexts } from '../../../../shared/forms/useImageTexts.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { LookProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';

const upload = uploadsFor('portfolio');
const preview = (address: string): string => `${address}?width=640`;

/** The cover that its card shows in the directory, and the logo. */
export function LookPart({ content, type, onPending, ...box }: LookProps) {
  const text = useText();
  const language = useLanguage();
  const imageTexts = useImageTexts(1);
  const textsOf = (field: 'cover' | 'logo') => ({
    ...imageTexts,
    hint: text('company.editor.hint.files'),
    change: text('company.own.picture.change'),
    alt: companyFieldLabels[field][language],
  });
  return (
    <>
      {(['cover', 'logo'] as const).map((field) => (
        <CompanyBox
          key={field}
          field={field}
          required={field === 'cover'}
          hint={text(`company.own.hint.${field}`)}
          {...box}
        >
          <SingleImageUploader
            shape={field === 'logo' ? 'square' : 'wide'}
            value={content[field]}
            upload={upload}
            texts={textsOf(field)}
            previewOf={preview}
            onPending={(count) => onPending(field, count)}
            onChange={(address) => type({ [field]: address })}
          />
        </CompanyBox>
      ))}
    </>
  );
}
