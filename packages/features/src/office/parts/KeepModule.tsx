import type { OfficeModule } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { IconButton, useToast } from '@hien/ui';
import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { keepModule, useKeptModules } from './kept-modules.ts';

interface KeepModuleProps {
  module: OfficeModule;
  place: 'picture' | 'words';
}

/** Keeps a module on this device for later, or lets it go. */
export function KeepModule({ module: { number, name }, place }: KeepModuleProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const isKept = useKeptModules().includes(number);
  const press = () => {
    keepModule(number, !isKept);
    toast.show(
      isKept
        ? {
            text: text('office.kept.removed', { module: name[language] }),
            action: {
              label: text('office.kept.undo'),
              onAction: () => keepModule(number, true),
            },
          }
        : {
            tone: 'positive',
            text: text('office.kept.done', { module: name[language] }),
            action: {
              label: text('office.kept.see'),
              onAction: () => void navigate(paths.roomByRoomBGridWishlist.to(language)),
            },
          },
    );
  };
  return (
    <IconButton
      label={text('office.kept.keep', { module: name[language] })}
      icon={<Heart size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} />}
      variant={place === 'picture' ? 'floating' : 'outlined'}
      pressed={isKept}
      onClick={press}
    />
  );
}
