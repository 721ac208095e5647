import { MoneyInput } from '@hien/ui';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { MeasureInput } from '../../../../shared/forms/MeasureInput.tsx';
import type { PartProps } from '../PartFields.tsx';
import { CompanyBox } from './CompanyBox.tsx';

/** From which job on, and up to which. */
export function SizePart({ content, type, ...box }: PartProps) {
  const text = useText();
  const { integer } = useFormat();
  const hint = text('company.own.hint.open');
  return (
    <>
      {(['area_from', 'area_to'] as const).map((field) => (
        <CompanyBox key={field} field={field} hint={hint} {...box}>
          <MeasureInput
            value={content[field]}
            unit="m²"
            max={1_000_000}
            onChange={(area) => type({ [field]: area === null ? null : Math.round(area) })}
          />
        </CompanyBox>
      ))}
      {(['budget_from', 'budget_to'] as const).map((field) => (
        <CompanyBox key={field} field={field} hint={hint} {...box}>
          <MoneyInput
            format={integer}
            unit="đ"
            value={content[field]}
            onChange={(amount) => type({ [field]: amount })}
          />
        </CompanyBox>
      ))}
    </>
  );
}
