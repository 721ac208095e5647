import { mostCompanyPapers } from '@hien/domain';
import { useFormField } from '@hien/ui/form';
import { PrivateFiles } from '../../../shared/forms/PrivateFiles.tsx';
import { useText } from '../../../shared/i18n/useText.ts';

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The registration certificate and licences, as PDF files and photographs that staff alone see. */
export function Papers({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const { value, setValue } = useFormField<readonly string[]>('papers');
  return (
    <PrivateFiles
      value={value}
      onChange={setValue}
      onPending={onPending}
      limit={mostCompanyPapers}
      kinds={kinds}
      texts={{
        list: text('company.apply.papers'),
        add: text('company.apply.paper.add'),
        wrongKind: (name) => text('company.apply.paper.wrong', { name }),
        kept: (number) => text('company.apply.paper.kept', { number }),
      }}
    />
  );
}
