import { mostEvidenceFiles } from '@hien/domain';
import { useFormField } from '@hien/ui/form';
import { PrivateFiles } from '../../shared/forms/PrivateFiles.tsx';
import { useText } from '../../shared/i18n/useText.ts';

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** PDF files and photographs of a contract or an invoice. */
export function EvidenceFiles({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const { value, setValue } = useFormField<readonly string[]>('files');
  return (
    <PrivateFiles
      value={value}
      onChange={setValue}
      onPending={onPending}
      limit={mostEvidenceFiles}
      kinds={kinds}
      texts={{
        list: text('my-page.evidence.files'),
        add: text('my-page.evidence.add'),
        wrongKind: (name) => text('my-page.evidence.refused.type', { name }),
        kept: (number) => text('my-page.evidence.file', { number }),
      }}
    />
  );
}
