import { send, uploadPrivateDocument } from '@hien/api';
import { limits } from '@hien/domain';
import { DocumentUploader } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

const kinds = ['application/pdf'] as const;

/** One PDF; the form holds the address under which its owner and staff read it. */
export function CvUploader({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const format = useFormat();
  const { value, setValue } = useFormField<string>('cv');
  // An address says nothing about the file; one that was kept from an earlier visit has no name.
  const names = useRef(new Map<string, string>());
  const upload = async (file: File, { signal }: { signal: AbortSignal }): Promise<string> => {
    const [address = ''] = await send(uploadPrivateDocument, { files: [file] }, { signal });
    names.current.set(address, file.name);
    return address;
  };
  return (
    <DocumentUploader
      value={value === '' ? [] : [value]}
      onChange={([address = '']) => setValue(address)}
      upload={upload}
      onPending={onPending}
      limit={1}
      kinds={kinds}
      maxBytes={limits.jobs.cvBytes}
      nameOf={(address) => names.current.get(address) ?? text('career.cv.kept-file')}
      texts={{
        list: text('career.cv'),
        add: text('career.cv.add'),
        size: (bytes) =>
          text('career.cv.size', { size: format.decimal(Math.max(bytes / 1_048_576, 0.1)) }),
        count: (now, limit) => `${now}/${limit}`,
        kept: (kept, of) => text('career.cv.kept', { kept, of }),
        refused: (name, reason) => text(`career.cv.refused.${reason}`, { name }),
        sending: (name) => text('career.cv.sending', { name }),
        failed: (name) => text('career.cv.failed', { name }),
        cancel: (name) => text('career.cv.cancel', { name }),
        retry: (name) => text('career.cv.retry', { name }),
        remove: (name) => text('career.cv.remove', { name }),
      }}
    />
  );
}
