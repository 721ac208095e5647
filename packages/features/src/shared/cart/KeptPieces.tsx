import { paths } from '@hien/domain/routes';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useKeptCount } from './useKeptCount.ts';
import { useSession } from '../session/useSession.ts';

/** Takes what a guest kept into the cart as soon as they are logged in, and says so. */
export function KeptPieces() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const kept = useKeptCount();
  const ready = useSession().tokenCommerce !== null;
  const take = useEffectEvent(async () => {
    // The cart's code is fetched by those alone who kept something.
    const { takeKept } = await import('./take-kept.ts');
    const { taken, gone } = await takeKept({ queryClient, language });
    if (taken + gone === 0) return;
    toast.show({
      tone: gone > 0 ? 'critical' : 'positive',
      text: [
        ...(taken > 0 ? [text('cart.kept.taken', { count: taken })] : []),
        ...(gone > 0 ? [text('cart.kept.gone', { count: gone })] : []),
      ].join(' '),
      action: {
        label: text('cart.kept.see'),
        onAction: () => void navigate(paths.cart.to(language)),
      },
    });
  });
  const waiting = ready && kept > 0;
  useEffect(() => {
    if (waiting) void take();
  }, [waiting]);
  return null;
}
