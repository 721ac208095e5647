import { type PackageSet, isApiError, isSignedInAtom } from '@hien/api';
import { Button, Stack, Text, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { addOnce } from '../../shared/cart/add-once.ts';
import { useKeep } from '../../shared/cart/useKeep.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The whole set into the cart with one press; what is sold out stays behind, and is said before. */
export function AddSet({ set }: { set: PackageSet }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keep = useKeep();
  const signedIn = useAtomValue(isSignedInAtom);
  const [sending, setSending] = useState(false);
  const lines = set.items.flatMap(({ optionId, quantity }) =>
    optionId === null ? [] : [{ optionId, quantity }],
  );
  const missing = set.items.length - lines.length;

  const add = async () => {
    if (!signedIn) {
      keep(lines, set.name);
      return;
    }
    setSending(true);
    try {
      await addOnce({ queryClient, language }, lines);
      toast.show({
        tone: 'positive',
        text: text('packages.added', { name: set.name }),
        action: {
          label: text('shop.detail.cart.see'),
          onAction: () => void navigate(paths.cart.to(language)),
        },
      });
    } catch (error) {
      toast.show({
        tone: 'critical',
        text:
          isApiError(error) && error.kind !== 'network'
            ? error.message
            : text('shop.detail.cart.failed'),
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <Stack gap={2} align="start">
      <Button
        variant="accent"
        size="lg"
        loading={sending}
        loadingLabel={text('shop.detail.cart.adding')}
        {...(lines.length === 0 ? { disabledReason: text('packages.sold-out') } : {})}
        onClick={() => void add()}
      >
        {text(missing > 0 ? 'packages.add.rest' : 'packages.add', { count: lines.length })}
      </Button>
      {missing > 0 && lines.length > 0 ? (
        <Text size="small" tone="muted">
          {text('packages.missing', { count: missing })}
        </Text>
      ) : null}
    </Stack>
  );
}
