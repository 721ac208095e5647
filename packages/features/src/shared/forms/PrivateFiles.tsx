import { send, uploadPrivate, uploadPrivateDocument } from '@hien/api';
import { limits } from '@hien/domain';
import { DocumentUploader, type DocumentUploaderProps } from '@hien/ui';
import { useRef } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

interface PrivateFilesProps extends Pick<
  DocumentUploaderProps,
  'onChange' | 'onPending' | 'limit' | 'kinds'
> {
  value: readonly string[];
  texts: {
    readonly list: string;
    readonly add: string;
    /** Of a file that is none of `kinds`. */
    readonly wrongKind: (name: string) => string;
    /** An address says nothing about its file: what one is called that was kept from an earlier visit, counted from 1. */
    readonly kept: (number: number) => string;
  };
}

/** Files that their owner and staff alone read; the form holds their addresses. */
export function PrivateFiles({ texts, ...props }: PrivateFilesProps) {
  const text = useText();
  const format = useFormat();
  const names = useRef(new Map<string, string>());
  const upload = async (file: File, { signal }: { signal: AbortSignal }): Promise<string> => {
    const how = file.type === 'application/pdf' ? uploadPrivateDocument : uploadPrivate;
    const [address = ''] = await send(how, { files: [file] }, { signal });
    names.current.set(address, file.name);
    return address;
  };
  return (
    <DocumentUploader
      {...props}
      upload={upload}
      maxBytes={limits.privateFileBytes}
      nameOf={(address) =>
        names.current.get(address) ?? texts.kept(props.value.indexOf(address) + 1)
      }
      texts={{
        list: texts.list,
        add: texts.add,
        size: (bytes) =>
          text('form.files.size', { size: format.decimal(Math.max(bytes / 1_048_576, 0.1)) }),
        count: (now, limit) => `${now}/${limit}`,
        kept: (kept, of) => text('form.files.kept', { kept, of }),
        refused: (name, reason) =>
          reason === 'type'
            ? texts.wrongKind(name)
            : text(`form.files.refused.${reason}`, { name }),
        sending: (name) => text('form.files.sending', { name }),
        failed: (name) => text('form.files.failed', { name }),
        cancel: (name) => text('form.files.cancel', { name }),
        retry: (name) => text('form.files.retry', { name }),
        remove: (name) => text('form.files.remove', { name }),
      }}
    />
  );
}
