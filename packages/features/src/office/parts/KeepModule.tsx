import type { OfficeModule } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { IconButton, useToast } from '@hien/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useKeptModules } from './useKeptModules.ts';

interface KeepModuleProps {
  module: OfficeModule;
  place: 'picture' | 'words';
}

/** Keeps a module for later, or lets it go. The heart changes at once, and back when the server does not agree. */
export function KeepModule({ module: { number, name }, place }: KeepModuleProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { numbers, set } = useKeptModules();
  const [pressed, setPressed] = useState<boolean>();
  const isKept = pressed ?? numbers.includes(number);
  /** Whether it came to be. */
  const change = async (next: boolean): Promise<boolean> => {
    setPressed(next);
    try {
      await set(number, next);
      return true;
    } catch {
      toast.show({ tone: 'critical', text: text('office.kept.failed') });
      return false;
    } finally {
      setPressed((latest) => (latest === next ? undefined : latest));
    }
  };
  const press = async () => {
    const next = !isKept;
    if (!(await change(next))) return;
    toast.show(
      next
        ? {
            tone: 'positive',
            text: text('office.kept.done', { module: name[language] }),
            action: {
              label: text('office.kept.see'),
              onAction: () => void navigate(paths.roomByRoomBGridWishlist.to(language)),
            },
          }
        : {
            text: text('office.kept.removed', { module: name[language] }),
            action: { label: text('office.kept.undo'), onAction: () => void change(true) },
          },
    );
  };
  return (
    <IconButton
      label={text('office.kept.keep', { module: name[language] })}
      icon={<Heart size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} />}
      variant={place === 'picture' ? 'floating' : 'outlined'}
      pressed={isKept}
      onClick={() => void press()}
    />
  );
}
