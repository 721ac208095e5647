import { query, readPrivateUpload } from '@hien/api';
import { Button, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { saveAs } from '../files/save-as.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { privateNameOf } from './usePrivatePicture.ts';

interface PrivateDocumentProps {
  address: string;
  /** Under which it is saved. */
  name: string;
}

/** A private document: fetched with the session when it is asked for, and saved as a file, never shown within our pages. */
export function PrivateDocument({ address, name }: PrivateDocumentProps) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const asked = query(readPrivateUpload, language, { name: privateNameOf(address) });
      const { type, content } = await client.fetchQuery(asked);
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveAs(name, bytes, type);
    } catch {
      toast.show({ tone: 'critical', text: text('document.failed') });
    }
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      loading={busy}
      loadingLabel={text('document.fetching')}
      onClick={() => void save()}
    >
      <FileText size={16} strokeWidth={1.75} aria-hidden />
      {name}
    </Button>
  );
}
