import { paths } from '@hien/domain/routes';
import { useToast } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { type KeptPiece, keepPieces } from './kept-pieces.ts';

/** Keeps pieces for a guest and says where they will be; whether the device took them. */
export function useKeep(): (pieces: readonly KeptPiece[], name: string) => boolean {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  return (pieces, name) => {
    const count = keepPieces(pieces);
    const login = paths.login.to(language, { next: paths.cart.to(language) });
    // A device that keeps nothing leads to the login at once.
    if (count === 0) {
      void navigate(login);
      return false;
    }
    toast.show({
      tone: 'positive',
      text: text('cart.kept', { name, count }),
      action: { label: text('cart.kept.log-in'), onAction: () => void navigate(login) },
    });
    return true;
  };
}
