import { businessKindLabels, businessKinds } from '@hien/domain';
import { Radio } from '@hien/ui';
import { FormRadioGroup } from '@hien/ui/form';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Company, individual or freelancer, each with what it may do. */
export function KindField() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormRadioGroup name="type" legend={text('sign-up-business.kind')} layout="cards">
      {businessKinds.map((kind) => (
        <Radio key={kind} value={kind} hint={text(`sign-up-business.kind.${kind}`)}>
          {businessKindLabels[kind][language]}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
