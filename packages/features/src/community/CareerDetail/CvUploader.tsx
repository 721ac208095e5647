import { useFormField } from '@hien/ui/form';
import { PrivateFiles } from '../../shared/forms/PrivateFiles.tsx';
import { useText } from '../../shared/i18n/useText.ts';

const kinds = ['application/pdf'] as const;

/** One PDF; the form holds the address under which its owner and staff read it. */
export function CvUploader({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const { value, setValue } = useFormField<string>('cv');
  return (
    <PrivateFiles
      value={value === '' ? [] : [value]}
      onChange={([address = '']) => setValue(address)}
      onPending={onPending}
      limit={1}
      kinds={kinds}
      texts={{
        list: text('career.cv'),
        add: text('career.cv.add'),
        wrongKind: (name) => text('career.cv.refused.type', { name }),
        kept: () => text('career.cv.kept-file'),
      }}
    />
  );
}
