import { Input } from '@hien/ui';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { PartProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';

const ways = [
  { field: 'company_phone', kind: 'tel', required: true, most: 30 },
  { field: 'hotline', kind: 'tel', required: false, most: 30 },
  { field: 'email', kind: 'email', required: true, most: 254 },
  { field: 'website', kind: 'url', required: false, most: 300 },
] as const;

/** How customers reach the company. */
export function ContactPart({ content, type, ...box }: PartProps) {
  const text = useText();
  return ways.map(({ field, kind, required, most }) => (
    <CompanyBox
      key={field}
      field={field}
      required={required}
      {...(required ? {} : { hint: text(`company.own.hint.${field}`) })}
      {...box}
    >
      <Input
        // What is no address is said at the field in words, so the browser keeps quiet.
        type={kind === 'tel' ? 'tel' : 'text'}
        inputMode={kind}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={most}
        value={content[field]}
        onChange={(event) => type({ [field]: event.currentTarget.value })}
      />
    </CompanyBox>
  ));
}
