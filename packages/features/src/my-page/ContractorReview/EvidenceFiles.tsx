import { send, uploadPrivate, uploadPrivateDocument } from '@hien/api';
import { limits, mostEvidenceFiles } from '@hien/domain';
import { DocumentUploader } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** PDF files and photographs that their owner and staff alone read; the form holds their addresses. */
export function EvidenceFiles({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const format = useFormat();
  const { value, setValue } = useFormField<readonly string[]>('files');
  // An address says nothing about the file; one that was kept from an earlier visit has a number for a name.
  const names = useRef(new Map<string, string>());
  const upload = async (file: File, { signal }: { signal: AbortSignal }): Promise<string> => {
    const how = file.type === 'application/pdf' ? uploadPrivateDocument : uploadPrivate;
    const [address = ''] = await send(how, { files: [file] }, { signal });
    names.current.set(address, file.name);
    return address;
  };
  return (
    <DocumentUploader
      value={value}
      onChange={setValue}
      upload={upload}
      onPending={onPending}
      limit={mostEvidenceFiles}
      kinds={kinds}
      maxBytes={limits.jobs.cvBytes}
      nameOf={(address) =>
        names.current.get(address) ??
        text('my-page.evidence.file', { number: value.indexOf(address) + 1 })
      }
      texts={{
        list: text('my-page.evidence.files'),
        add: text('my-page.evidence.add'),
        size: (bytes) =>
          text('my-page.evidence.size', { size: format.decimal(Math.max(bytes / 1_048_576, 0.1)) }),
        count: (now, limit) => `${now}/${limit}`,
        kept: (kept, of) => text('my-page.evidence.kept', { kept, of }),
        refused: (name, reason) => text(`my-page.evidence.refused.${reason}`, { name }),
        sending: (name) => text('my-page.evidence.sending', { name }),
        failed: (name) => text('my-page.evidence.failed', { name }),
        cancel: (name) => text('my-page.evidence.cancel', { name }),
        retry: (name) => text('my-page.evidence.retry', { name }),
        remove: (name) => text('my-page.evidence.remove', { name }),
      }}
    />
  );
}
