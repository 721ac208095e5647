import type { ShopAccount } from '@hien/api';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/**
 * The data as this form looks at them. When somebody else was first, theirs are looked at from then on: what is typed
 * stays, and the next press goes over them.
 */
export function useTheirs(account: ShopAccount) {
  const text = useText();
  const [base, setBase] = useState(account);
  return {
    base,
    isChanged: base !== account,
    says: {
      VERSION_CONFLICT: ({ current }: { current: unknown }) => {
        setBase(current as ShopAccount);
        return text('seller.account.conflict');
      },
    },
  };
}
